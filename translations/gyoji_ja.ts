<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>Answers</name>
    <message>
        <source>Ask about the rules</source>
        <translation>ルールについて調べる</translation>
    </message>
    <message>
        <source>No article answers this. Try another word, in any of the three languages.</source>
        <translation>答えが見つかりません。別の言葉で、3つの言語のどれかでお試しください。</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
</context>
<context>
    <name>ArigatoCards</name>
    <message>
        <source>{condition}: {gains}.</source>
        <extracomment>A card&apos;s effect in one sentence.</extracomment>
        <translation>{condition}、{gains}。</translation>
    </message>
    <message>
        <source>{condition}: {gains} (not certain).</source>
        <extracomment>An effect that is a guess.</extracomment>
        <translation>{condition}、{gains}（未確認）。</translation>
    </message>
    <message>
        <source>The effect is not known yet.</source>
        <translation>効果はまだわかりません。</translation>
    </message>
    <message>
        <source>No effect.</source>
        <translation>効果はありません。</translation>
    </message>
    <message>
        <source>{type} {card} “{name}”</source>
        <extracomment>A card with the players&apos; own name for it.</extracomment>
        <translation>{type}{card}「{name}」</translation>
    </message>
    <message>
        <source>{type} {card}</source>
        <extracomment>A card: “blacksmith S-012”.</extracomment>
        <translation>{type}{card}</translation>
    </message>
    <message>
        <source>For each {type} sent left today as a traveler (at most twice)</source>
        <translation>今日旅人として左隣に送った{type}1人につき（2回まで）</translation>
    </message>
    <message>
        <source>If today’s two travelers are of one type</source>
        <translation>今日の旅人2人が同じ種類なら</translation>
    </message>
    <message>
        <source>If the resident placed today is {one}</source>
        <translation>今日置いた住人が{one}なら</translation>
    </message>
    <message>
        <source>For each {type} discarded today as a producer (at most twice)</source>
        <translation>今日生産する職人として捨てた{type}1人につき（2回まで）</translation>
    </message>
    <message>
        <source>If two producers discarded today are of one type</source>
        <translation>今日捨てた生産する職人のうち2人が同じ種類なら</translation>
    </message>
    <message>
        <source>When you put {one} under your palace gate</source>
        <translation>{one}を宮殿の門の下に置いたとき</translation>
    </message>
    <message>
        <source>When this card itself is put under your palace gate</source>
        <translation>このカード自身を宮殿の門の下に置いたとき</translation>
    </message>
    <message>
        <source>When you put an offering token on an artisan of your village</source>
        <translation>村の職人に献上品トークンを置いたとき</translation>
    </message>
    <message>
        <source>For each {item} you gain</source>
        <translation>{item}を1個得るごとに</translation>
    </message>
    <message>
        <source>At dusk, if you took an objective token</source>
        <translation>夕暮れに、目標トークンを受け取ったなら</translation>
    </message>
    <message>
        <source>At dusk, for each {type} with an offering in your village</source>
        <translation>夕暮れに、村で献上品のある{type}1人につき</translation>
    </message>
    <message>
        <source>At dusk, with at least {artisans} in the {row} of your village</source>
        <translation>夕暮れに、村の{row}に{artisans}以上がいるなら</translation>
    </message>
    <message>
        <source>At dusk, with at least {items} in your supply</source>
        <translation>夕暮れに、サプライに{items}以上があるなら</translation>
    </message>
    <message>
        <source>At dusk, for each two artisans with offerings in your village</source>
        <translation>夕暮れに、村で献上品のある職人2人1組につき</translation>
    </message>
    <message>
        <source>At dusk, for each {type} in your village</source>
        <translation>夕暮れに、村の{type}1人につき</translation>
    </message>
    <message>
        <source>{favor} for each {type} in your village</source>
        <translation>村の{type}1人につき{favor}</translation>
    </message>
    <message>
        <source>{favor} for each {type} under your palace gate</source>
        <translation>宮殿の門の下の{type}1人につき{favor}</translation>
    </message>
    <message>
        <source>1 item that the artisan with the new offering produces</source>
        <translation>献上品を置いた職人が生産するアイテム1個</translation>
    </message>
    <message>
        <source>1 item that the matching producers produce</source>
        <translation>同じ種類の職人が生産するアイテム1個</translation>
    </message>
    <message>
        <source>Have {what} in your village.</source>
        <extracomment>{what}: “at least 3 artisans of one type”.</extracomment>
        <translation>村に{what}がいれば達成です。</translation>
    </message>
    <message>
        <source>Have {what} under your palace gate.</source>
        <translation>宮殿の門の下に{what}がいれば達成です。</translation>
    </message>
    <message>
        <source>Have {what} in your village and under your palace gate together.</source>
        <translation>村と宮殿の門の下に、合わせて{what}がいれば達成です。</translation>
    </message>
    <message>
        <source>Have {what} in your supply.</source>
        <translation>サプライに{what}があれば達成です。</translation>
    </message>
    <message>
        <source>The players decide whether this objective is met.</source>
        <translation>この目標の達成はプレイヤーが判断します。</translation>
    </message>
    <message>
        <source>{a} {b}</source>
        <extracomment>Two sentences of one objective: both must hold.</extracomment>
        <translation>{a}{b}</translation>
    </message>
    <message>
        <source>at least {artisans}</source>
        <translation>{artisans}以上</translation>
    </message>
    <message numerus="yes">
        <source>at least %n artisan(s)</source>
        <translation>
            <numerusform>職人%n人以上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n artisan(s) of one type</source>
        <translation>
            <numerusform>同じ種類の職人%n人以上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>artisans of at least %n different type(s)</source>
        <translation>
            <numerusform>職人%n種類以上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n different type(s), counting {type} cards only</source>
        <translation>
            <numerusform>{type}だけを数えて%n種類以上</numerusform>
        </translation>
    </message>
    <message>
        <source>at least {artisans} with an offering</source>
        <translation>献上品のある{artisans}以上</translation>
    </message>
    <message numerus="yes">
        <source>at least %n artisan(s) with an offering</source>
        <translation>
            <numerusform>献上品のある職人%n人以上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n artisan(s) of one type with an offering</source>
        <translation>
            <numerusform>献上品のある同じ種類の職人%n人以上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>artisans with an offering of at least %n different type(s)</source>
        <translation>
            <numerusform>献上品のある職人%n種類以上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n different type(s) with an offering, counting {type} cards only</source>
        <translation>
            <numerusform>献上品のある{type}だけを数えて%n種類以上</numerusform>
        </translation>
    </message>
    <message>
        <source>at least {artisans} with the hourglass</source>
        <translation>砂時計のある{artisans}以上</translation>
    </message>
    <message numerus="yes">
        <source>at least %n artisan(s) with the hourglass</source>
        <translation>
            <numerusform>砂時計のある職人%n人以上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n artisan(s) of one type with the hourglass</source>
        <translation>
            <numerusform>砂時計のある同じ種類の職人%n人以上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>artisans with the hourglass of at least %n different type(s)</source>
        <translation>
            <numerusform>砂時計のある職人%n種類以上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n different type(s) with the hourglass, counting {type} cards only</source>
        <translation>
            <numerusform>砂時計のある{type}だけを数えて%n種類以上</numerusform>
        </translation>
    </message>
    <message>
        <source>at least {items}</source>
        <translation>{items}以上</translation>
    </message>
    <message numerus="yes">
        <source>at least %n item(s)</source>
        <translation>
            <numerusform>アイテム%n個以上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n item(s) of one kind</source>
        <translation>
            <numerusform>同じアイテム%n個以上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n different item(s)</source>
        <translation>
            <numerusform>異なるアイテム%n種類以上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n different item(s), counting {item} only</source>
        <translation>
            <numerusform>{item}だけを数えて%n種類以上</numerusform>
        </translation>
    </message>
    <message>
        <source>As your calendar shows it.</source>
        <translation>お手元の暦のとおりです。</translation>
    </message>
</context>
<context>
    <name>ArigatoFacts</name>
    <message>
        <source>{player}’s {card} ({slot})</source>
        <extracomment>A card of a seat and its workshop: “Béa&apos;s blacksmith S-012 (upper left)”.</extracomment>
        <translation>{player}さんの{card}（{slot}）</translation>
    </message>
    <message>
        <source>{player}’s {card}</source>
        <translation>{player}さんの{card}</translation>
    </message>
    <message>
        <source>{player}</source>
        <translation>{player}さん</translation>
    </message>
    <message>
        <source>{who}: {one} was sent left as a traveler → {gain}</source>
        <translation>{who}：{one}が旅人として送られました → {gain}</translation>
    </message>
    <message>
        <source>{who}: a traveler was sent left → {gain}</source>
        <translation>{who}：旅人が送られました → {gain}</translation>
    </message>
    <message>
        <source>{who}: the two travelers are of one type → {gain}</source>
        <translation>{who}：旅人2人が同じ種類でした → {gain}</translation>
    </message>
    <message>
        <source>{who}: today’s resident is {one} → {gain}</source>
        <translation>{who}：今日の住人は{one}でした → {gain}</translation>
    </message>
    <message>
        <source>{who}: today’s resident → {gain}</source>
        <translation>{who}：今日の住人によりました → {gain}</translation>
    </message>
    <message>
        <source>{who}: {one} was discarded as a producer → {gain}</source>
        <translation>{who}：{one}が生産する職人として捨てられました → {gain}</translation>
    </message>
    <message>
        <source>{who}: a producer was discarded → {gain}</source>
        <translation>{who}：生産する職人が捨てられました → {gain}</translation>
    </message>
    <message>
        <source>{who}: two producers are of one type → {gain}</source>
        <translation>{who}：生産する職人2人が同じ種類でした → {gain}</translation>
    </message>
    <message>
        <source>{who}: {one} was put under the palace gate → {gain}</source>
        <translation>{who}：{one}が宮殿の門の下に置かれました → {gain}</translation>
    </message>
    <message>
        <source>{who}: an artisan was put under the palace gate → {gain}</source>
        <translation>{who}：職人が宮殿の門の下に置かれました → {gain}</translation>
    </message>
    <message>
        <source>{who}: the card itself was put under the palace gate → {gain}</source>
        <translation>{who}：このカード自身が宮殿の門の下に置かれました → {gain}</translation>
    </message>
    <message>
        <source>{who}: an offering was prepared → {gain}</source>
        <translation>{who}：献上品が準備されました → {gain}</translation>
    </message>
    <message>
        <source>{who}: an item was gained → {gain}</source>
        <translation>{who}：アイテムを得ました → {gain}</translation>
    </message>
    <message>
        <source>{who}: an objective token was taken → {gain}</source>
        <translation>{who}：目標トークンを受け取りました → {gain}</translation>
    </message>
    <message>
        <source>{who}: at dusk, each {type} with an offering → {gain}</source>
        <translation>{who}：夕暮れに、献上品のある{type}ごとの効果でした → {gain}</translation>
    </message>
    <message>
        <source>{who}: at dusk, artisans with offerings → {gain}</source>
        <translation>{who}：夕暮れの、献上品のある職人によりました → {gain}</translation>
    </message>
    <message>
        <source>{who}: at dusk, at least {artisans} in the {row} → {gain}</source>
        <translation>{who}：夕暮れに、{row}に{artisans}以上がいました → {gain}</translation>
    </message>
    <message>
        <source>{who}: at dusk, a row of the village → {gain}</source>
        <translation>{who}：夕暮れの、村の段によりました → {gain}</translation>
    </message>
    <message>
        <source>{who}: at dusk, at least {items} in the supply → {gain}</source>
        <translation>{who}：夕暮れに、サプライに{items}以上がありました → {gain}</translation>
    </message>
    <message>
        <source>{who}: at dusk, the supply → {gain}</source>
        <translation>{who}：夕暮れの、サプライによりました → {gain}</translation>
    </message>
    <message>
        <source>{who}: at dusk, each two artisans with offerings → {gain}</source>
        <translation>{who}：夕暮れに、献上品のある職人2人1組ごとの効果でした → {gain}</translation>
    </message>
    <message>
        <source>{who}: at dusk, each {type} in the village → {gain}</source>
        <translation>{who}：夕暮れに、村の{type}ごとの効果でした → {gain}</translation>
    </message>
    <message>
        <source>{who}: at dusk, artisans of the village → {gain}</source>
        <translation>{who}：夕暮れの、村の職人によりました → {gain}</translation>
    </message>
    <message>
        <source>{player} produces {gain}.</source>
        <translation>{player}さんは{gain}を生産しました。</translation>
    </message>
    <message>
        <source>{player} chooses {gain}.</source>
        <translation>{player}さんは{gain}を選びました。</translation>
    </message>
    <message>
        <source>{player} gains {gain}, entered by hand.</source>
        <translation>{player}さんは{gain}を得ました（手動）。</translation>
    </message>
    <message>
        <source>{player} gives {gain} in an exchange.</source>
        <translation>{player}さんは交換で{gain}を渡しました。</translation>
    </message>
    <message>
        <source>{player} takes {gain} in an exchange.</source>
        <translation>{player}さんは交換で{gain}を受け取りました。</translation>
    </message>
    <message>
        <source>{who}: {gain} paid for the offering.</source>
        <translation>{who}：献上品のために{gain}を払いました。</translation>
    </message>
    <message>
        <source>{player} discards {gain}.</source>
        <translation>{player}さんは{gain}を捨てました。</translation>
    </message>
    <message>
        <source>{who}: sent to the palace → {gain} at the end</source>
        <translation>{who}：宮殿に送られました → ゲーム終了時に{gain}</translation>
    </message>
    <message>
        <source>{who}: workshop emptied to the palace gate → {gain} at the end</source>
        <translation>{who}：工房が空き、宮殿の門の下に置かれました → ゲーム終了時に{gain}</translation>
    </message>
    <message>
        <source>{player} meets the objective of the day → {gain}</source>
        <translation>{player}さんはその日の目標を達成しました → {gain}</translation>
    </message>
    <message>
        <source>Correction for {player}: {card} lies under the palace gate ({gain}).</source>
        <translation>{player}さんの訂正：{card}を宮殿の門の下に置きました（{gain}）。</translation>
    </message>
    <message>
        <source>Correction for {player}: {card} no longer lies under the palace gate ({gain}).</source>
        <translation>{player}さんの訂正：{card}を宮殿の門の下から除きました（{gain}）。</translation>
    </message>
    <message>
        <source>New description of {card}: {gain} more under {player}’s palace gate.</source>
        <translation>{card}の内容が変わり、{player}さんの宮殿の門の下は{gain}増えました。</translation>
    </message>
    <message>
        <source>New description of {card}: {gain} less under {player}’s palace gate.</source>
        <translation>{card}の内容が変わり、{player}さんの宮殿の門の下は{gain}減りました。</translation>
    </message>
    <message>
        <source>{player}’s items are no longer counted: {gain} cleared.</source>
        <translation>{player}さんのアイテムは数えなくなりました。{gain}を消しました。</translation>
    </message>
    <message>
        <source>favor not known yet</source>
        <translation>好意ポイントは不明</translation>
    </message>
    <message>
        <source>{points} under the palace gate</source>
        <translation>宮殿の門の下の{points}</translation>
    </message>
    <message>
        <source>{who}: an item was gained ({item}) → {gain}</source>
        <translation>{who}：{item}を得ました → {gain}</translation>
    </message>
    <message>
        <source>Correction for {player}: {gain} added.</source>
        <translation>{player}さんの訂正：{gain}を足しました。</translation>
    </message>
    <message>
        <source>Correction for {player}: {gain} taken away.</source>
        <translation>{player}さんの訂正：{gain}を引きました。</translation>
    </message>
    <message>
        <source>{amount} (not counted)</source>
        <extracomment>Items that the hands move, of a seat whose items are not followed.</extracomment>
        <translation>{amount}（集計外）</translation>
    </message>
    <message>
        <source>{card} ({slot})</source>
        <extracomment>A card that did not fire, and its workshop.</extracomment>
        <translation>{card}（{slot}）</translation>
    </message>
    <message>
        <source>{who} did not fire: no {type} was sent left.</source>
        <translation>{who}の効果は働きませんでした：{type}が旅人として送られませんでした。</translation>
    </message>
    <message>
        <source>{who} did not fire: the two travelers were not of one type.</source>
        <translation>{who}の効果は働きませんでした：2人の旅人が同じ種類ではありませんでした。</translation>
    </message>
    <message>
        <source>{who} did not fire: today’s resident was no {type}.</source>
        <translation>{who}の効果は働きませんでした：今日の住人は{type}ではありませんでした。</translation>
    </message>
    <message>
        <source>{who} did not fire: no {type} was discarded as a producer.</source>
        <translation>{who}の効果は働きませんでした：生産する職人に{type}がいませんでした。</translation>
    </message>
    <message>
        <source>{who} did not fire: no two producers were of one type.</source>
        <translation>{who}の効果は働きませんでした：同じ種類の生産する職人が2人いませんでした。</translation>
    </message>
    <message>
        <source>{who} did not fire: the card sent was no {type}.</source>
        <translation>{who}の効果は働きませんでした：送られたカードは{type}ではありませんでした。</translation>
    </message>
    <message>
        <source>{who} did not fire: no objective token was taken.</source>
        <translation>{who}の効果は働きませんでした：目標トークンを受け取りませんでした。</translation>
    </message>
    <message>
        <source>{who} did not fire: no {type} had an offering.</source>
        <translation>{who}の効果は働きませんでした：献上品のある{type}がいませんでした。</translation>
    </message>
    <message>
        <source>{who} did not fire: it needed at least {artisans} in the {row} and found {n}.</source>
        <translation>{who}の効果は働きませんでした：{row}に{artisans}以上が必要で、{n}人でした。</translation>
    </message>
    <message>
        <source>{who} did not fire: it needed at least {items} in the supply and found {n}.</source>
        <translation>{who}の効果は働きませんでした：サプライに{items}以上が必要で、{n}個でした。</translation>
    </message>
    <message>
        <source>{who} did not fire: fewer than two artisans had offerings.</source>
        <translation>{who}の効果は働きませんでした：献上品のある職人が2人いませんでした。</translation>
    </message>
    <message>
        <source>{who} did not fire: no {type} lived in the village.</source>
        <translation>{who}の効果は働きませんでした：村に{type}がいませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>{who} fires twice a day at most: %n more time(s) brought nothing.</source>
        <translation>
            <numerusform>{who}の効果は1日2回までです：あと%n回は何も得られませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} brought nothing: there was nothing that it counts.</source>
        <translation>{who}の効果では何も得られませんでした：数えるものがありませんでした。</translation>
    </message>
    <message>
        <source>{who} did not fire: at this table an exchange is not a gain.</source>
        <translation>{who}の効果は働きませんでした：このテーブルでは、交換は獲得に数えません。</translation>
    </message>
</context>
<context>
    <name>ArigatoNames</name>
    <message>
        <source>Valid JSON</source>
        <translation>正しいJSON</translation>
    </message>
    <message>
        <source>Length of a line</source>
        <translation>行の長さ</translation>
    </message>
    <message>
        <source>Kind of a value</source>
        <translation>値の種類</translation>
    </message>
    <message>
        <source>Required fields</source>
        <translation>必要な項目</translation>
    </message>
    <message>
        <source>Known actions</source>
        <translation>操作の種類</translation>
    </message>
    <message>
        <source>Known fields</source>
        <translation>項目の種類</translation>
    </message>
    <message>
        <source>Range of a value</source>
        <translation>値の範囲</translation>
    </message>
    <message>
        <source>Known words</source>
        <translation>使える語</translation>
    </message>
    <message>
        <source>Seats of the table</source>
        <translation>テーブルの席</translation>
    </message>
    <message>
        <source>Cards of the box</source>
        <translation>ボックスのカード</translation>
    </message>
    <message>
        <source>Card described</source>
        <translation>カードの登録</translation>
    </message>
    <message>
        <source>Version of the script</source>
        <translation>スクリプトの版</translation>
    </message>
    <message>
        <source>Box of the game</source>
        <translation>ゲームのボックス</translation>
    </message>
    <message>
        <source>Calendar of the game</source>
        <translation>ゲームの暦</translation>
    </message>
    <message>
        <source>Table ruling</source>
        <translation>この卓の取り決め</translation>
    </message>
    <message>
        <source>Retired seat</source>
        <translation>抜けた席</translation>
    </message>
    <message>
        <source>How closely a seat is followed</source>
        <translation>記録の詳しさ</translation>
    </message>
    <message>
        <source>Effect declined</source>
        <translation>使わない効果</translation>
    </message>
    <message>
        <source>Gain by hand</source>
        <translation>手動の獲得</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>訂正</translation>
    </message>
    <message>
        <source>Supply without end</source>
        <translation>無制限の共通サプライ</translation>
    </message>
    <message>
        <source>Phases together</source>
        <translation>全員同時のフェイズ</translation>
    </message>
    <message>
        <source>Order of the phases</source>
        <translation>フェイズの順番</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>夜明け</translation>
    </message>
    <message>
        <source>Five cards at dawn</source>
        <translation>夜明けの手札5枚</translation>
    </message>
    <message>
        <source>Empty deck</source>
        <translation>山札切れ</translation>
    </message>
    <message>
        <source>Secret roles</source>
        <translation>役割の秘密</translation>
    </message>
    <message>
        <source>Roles of the five cards</source>
        <translation>5枚の役割</translation>
    </message>
    <message>
        <source>Travelers</source>
        <translation>旅人</translation>
    </message>
    <message>
        <source>Producers</source>
        <translation>生産する職人</translation>
    </message>
    <message>
        <source>One resident each day</source>
        <translation>1日に住人1人</translation>
    </message>
    <message>
        <source>Empty workshop</source>
        <translation>空いている工房</translation>
    </message>
    <message>
        <source>Placement restriction</source>
        <translation>配置制限</translation>
    </message>
    <message>
        <source>No offering at dawn</source>
        <translation>夜明けは献上品なし</translation>
    </message>
    <message>
        <source>Roles of the last day</source>
        <translation>最終日の役割</translation>
    </message>
    <message>
        <source>Days without an objective</source>
        <translation>目標のない日</translation>
    </message>
    <message>
        <source>When to empty a workshop</source>
        <translation>工房を空にできるとき</translation>
    </message>
    <message>
        <source>Nobody in the workshop</source>
        <translation>誰もいない工房</translation>
    </message>
    <message>
        <source>Face-down resident</source>
        <translation>裏向きの住人</translation>
    </message>
    <message>
        <source>Emptied to the discard pile</source>
        <translation>捨て札にして空にする</translation>
    </message>
    <message>
        <source>Emptied to the palace gate</source>
        <translation>宮殿の門へ出して空にする</translation>
    </message>
    <message>
        <source>The resident turns up</source>
        <translation>住人の公開</translation>
    </message>
    <message>
        <source>Already turned up</source>
        <translation>公開済み</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>生産</translation>
    </message>
    <message>
        <source>Travelers stay face down</source>
        <translation>旅人は裏向きのまま</translation>
    </message>
    <message>
        <source>Actions of daytime</source>
        <translation>昼の行動</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>交換</translation>
    </message>
    <message>
        <source>Offering</source>
        <translation>献上品</translation>
    </message>
    <message>
        <source>One offering each</source>
        <translation>献上品は1人に1つ</translation>
    </message>
    <message>
        <source>Sent to the palace</source>
        <translation>宮殿に送る</translation>
    </message>
    <message>
        <source>Items of your choice</source>
        <translation>好きなアイテム</translation>
    </message>
    <message>
        <source>Choose first</source>
        <translation>先に選ぶ</translation>
    </message>
    <message>
        <source>Nothing to choose</source>
        <translation>選ぶものなし</translation>
    </message>
    <message>
        <source>As many as owed</source>
        <translation>ちょうどの数</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>夕暮れ</translation>
    </message>
    <message>
        <source>Hourglass effects</source>
        <translation>砂時計の効果</translation>
    </message>
    <message>
        <source>Dusk worked out</source>
        <translation>処理済みの夕暮れ</translation>
    </message>
    <message>
        <source>Order of hourglass effects</source>
        <translation>砂時計の効果の順番</translation>
    </message>
    <message>
        <source>Answer by hand</source>
        <translation>手動の答え</translation>
    </message>
    <message>
        <source>Supply by hand</source>
        <translation>手動のサプライ</translation>
    </message>
    <message>
        <source>Objective of the day</source>
        <translation>その日の目標</translation>
    </message>
    <message>
        <source>Discard down to seven</source>
        <translation>7個まで捨てる</translation>
    </message>
    <message>
        <source>Seven items</source>
        <translation>アイテムは7個まで</translation>
    </message>
    <message>
        <source>Effects of the village</source>
        <translation>村の効果</translation>
    </message>
    <message>
        <source>Effects are optional</source>
        <translation>効果は任意</translation>
    </message>
    <message>
        <source>Twice a day</source>
        <translation>1日2回まで</translation>
    </message>
    <message>
        <source>No endless circle</source>
        <translation>終わらない連鎖</translation>
    </message>
    <message>
        <source>Favor bonus</source>
        <translation>好意ボーナス</translation>
    </message>
    <message>
        <source>Points of objective tokens</source>
        <translation>目標トークンの得点</translation>
    </message>
    <message>
        <source>Favor from effects</source>
        <translation>効果による好意ポイント</translation>
    </message>
    <message>
        <source>Favor under the palace gate</source>
        <translation>宮殿の門の好意ポイント</translation>
    </message>
    <message>
        <source>Worth nothing</source>
        <translation>得点にならないもの</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation>同点優勝</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>One player</source>
        <translation>1人で遊ぶ</translation>
    </message>
    <message>
        <source>More cards than copies</source>
        <translation>枚数を超えるカード</translation>
    </message>
    <message>
        <source>Travelers of a type</source>
        <translation>ある種類の旅人</translation>
    </message>
    <message>
        <source>Two travelers of one type</source>
        <translation>同じ種類の旅人2人</translation>
    </message>
    <message>
        <source>Resident of a type</source>
        <translation>ある種類の住人</translation>
    </message>
    <message>
        <source>Producers of a type</source>
        <translation>ある種類の生産する職人</translation>
    </message>
    <message>
        <source>Two producers of one type</source>
        <translation>同じ種類の生産する職人2人</translation>
    </message>
    <message>
        <source>Artisan put under the gate</source>
        <translation>宮殿の門に置かれた職人</translation>
    </message>
    <message>
        <source>Leaving for the palace</source>
        <translation>宮殿へ出るとき</translation>
    </message>
    <message>
        <source>Offering prepared</source>
        <translation>献上品の準備</translation>
    </message>
    <message>
        <source>Item gained</source>
        <translation>アイテムの獲得</translation>
    </message>
    <message>
        <source>Objective taken at dusk</source>
        <translation>夕暮れに目標を達成</translation>
    </message>
    <message>
        <source>Artisans with offerings at dusk</source>
        <translation>夕暮れに献上品のある職人</translation>
    </message>
    <message>
        <source>A row at dusk</source>
        <translation>夕暮れの段</translation>
    </message>
    <message>
        <source>Supply at dusk</source>
        <translation>夕暮れのサプライ</translation>
    </message>
    <message>
        <source>Pairs of offerings at dusk</source>
        <translation>夕暮れの献上品2つ組</translation>
    </message>
    <message>
        <source>Artisans of the village at dusk</source>
        <translation>夕暮れの村の職人</translation>
    </message>
</context>
<context>
    <name>ArigatoRefusals</name>
    <message>
        <source>Roles are given at dawn only. The phase now is {phase}. Go on with this phase, or undo back to dawn.</source>
        <translation>役割を決められるのは夜明けだけです。今のフェイズは「{phase}」です。このフェイズを続けるか、夜明けまで元に戻してください。</translation>
    </message>
    <message>
        <source>Roles are given at dawn only. Go on with this phase, or undo back to dawn.</source>
        <translation>役割を決められるのは夜明けだけです。このフェイズを続けるか、夜明けまで元に戻してください。</translation>
    </message>
    <message>
        <source>The {slot} workshop is taken. Choose an empty one, or empty it first.</source>
        <translation>{slot}の工房には職人がいます。空いている工房を選ぶか、先にその工房を空にしてください。</translation>
    </message>
    <message>
        <source>This workshop is taken. Choose an empty one, or empty it first.</source>
        <translation>この工房には職人がいます。空いている工房を選ぶか、先にその工房を空にしてください。</translation>
    </message>
    <message>
        <source>Artisan {card} may not live in the {slot} workshop. Its placement restriction allows: {slots}.</source>
        <translation>職人{card}は{slot}の工房には住めません。配置制限で住めるのは{slots}です。</translation>
    </message>
    <message>
        <source>This artisan may not live in that workshop. Choose one that its placement restriction allows.</source>
        <translation>この職人はその工房には住めません。配置制限で許される工房を選んでください。</translation>
    </message>
    <message>
        <source>{player} has no resident to turn up yet. Choose one card and an empty workshop for it: exactly one each day.</source>
        <translation>{player}さんにはまだ公開する住人がいません。カード1枚と空いている工房を選んでください。住人は1日にちょうど1人です。</translation>
    </message>
    <message>
        <source>There is no resident to turn up yet. Choose one card and an empty workshop for it: exactly one each day.</source>
        <translation>まだ公開する住人がいません。カード1枚と空いている工房を選んでください。住人は1日にちょうど1人です。</translation>
    </message>
    <message numerus="yes">
        <source>Keep exactly %n producer(s); named: {given}.</source>
        <translation>
            <numerusform>生産する職人はちょうど%n人です（指定：{given}人）。人数を合わせてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep exactly %n producer(s).</source>
        <translation>
            <numerusform>生産する職人はちょうど%n人です。人数を合わせてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>The producers are not named, or not the right number of them. Keep two cards in hand each day.</source>
        <translation>生産する職人が指定されていないか、人数が違います。毎日2枚を手札に残してください。</translation>
    </message>
    <message>
        <source>No offering is prepared at dawn. Turn up the resident first: offerings are for daytime.</source>
        <translation>夜明けに献上品は準備できません。先に住人を公開してください。献上品を準備できるのは昼です。</translation>
    </message>
    <message>
        <source>The last day has other roles: 1 resident, 4 producers and no traveler. Name exactly those.</source>
        <translation>最終日の役割は住人1人と生産する職人4人で、旅人はいません。このとおりに指定してください。</translation>
    </message>
    <message>
        <source>A workshop may be emptied at dawn or in daytime only. The phase now is {phase}. Wait for the next dawn.</source>
        <translation>工房を空にできるのは夜明けと昼だけです。今のフェイズは「{phase}」です。次の夜明けまで待ってください。</translation>
    </message>
    <message>
        <source>A workshop may be emptied at dawn or in daytime only. Wait for the next dawn.</source>
        <translation>工房を空にできるのは夜明けと昼だけです。次の夜明けまで待ってください。</translation>
    </message>
    <message>
        <source>Nobody lives in the {slot} workshop. Choose a workshop with an artisan.</source>
        <translation>{slot}の工房には誰もいません。職人のいる工房を選んでください。</translation>
    </message>
    <message>
        <source>Nobody lives in this workshop. Choose a workshop with an artisan.</source>
        <translation>この工房には誰もいません。職人のいる工房を選んでください。</translation>
    </message>
    <message>
        <source>The resident in the {slot} workshop is still face down and cannot be sent away. Place it elsewhere, or empty another workshop.</source>
        <translation>{slot}の工房の住人はまだ裏向きなので、出すことはできません。別の工房に置き直すか、ほかの工房を空にしてください。</translation>
    </message>
    <message>
        <source>The resident there is still face down and cannot be sent away. Place it elsewhere, or empty another workshop.</source>
        <translation>その住人はまだ裏向きなので、出すことはできません。別の工房に置き直すか、ほかの工房を空にしてください。</translation>
    </message>
    <message>
        <source>Today’s resident has already been turned up. The phase now is {phase}. Go on with this phase.</source>
        <translation>今日の住人はもう公開されています。今のフェイズは「{phase}」です。このフェイズを続けてください。</translation>
    </message>
    <message>
        <source>Today’s resident has already been turned up. Go on with this phase.</source>
        <translation>今日の住人はもう公開されています。このフェイズを続けてください。</translation>
    </message>
    <message>
        <source>This is for daytime only. The phase now is {phase}. At dawn turn up the resident first; after daytime wait for the next day.</source>
        <translation>これは昼にしかできません。今のフェイズは「{phase}」です。夜明けなら先に住人を公開してください。昼が終わっていたら翌日まで待ってください。</translation>
    </message>
    <message>
        <source>This is for daytime only. At dawn turn up the resident first; after daytime wait for the next day.</source>
        <translation>これは昼にしかできません。夜明けなら先に住人を公開してください。昼が終わっていたら翌日まで待ってください。</translation>
    </message>
    <message>
        <source>Two identical items are exchanged for one different item. Asked: {give} for {take}; in the supply: {give} × {held}.</source>
        <translation>交換では同じアイテム2個を別のアイテム1個に換えます。希望：{give}→{take}、サプライ：{give}×{held}。</translation>
    </message>
    <message>
        <source>Two identical items are exchanged for one different item. Choose an item that you have twice, and another one to take.</source>
        <translation>交換では同じアイテム2個を別のアイテム1個に換えます。2個以上あるアイテムと、受け取る別のアイテムを選んでください。</translation>
    </message>
    <message>
        <source>The offering of artisan {card} takes all its items at once. Missing: {missing}. Gain or exchange items first.</source>
        <translation>職人{card}の献上品には必要なアイテムをすべて一度に払います。足りないもの：{missing}。先にアイテムを得るか交換してください。</translation>
    </message>
    <message>
        <source>The artisan in the {slot} workshop already has an offering. Choose another one, or send this one to the palace.</source>
        <translation>{slot}の工房の職人にはもう献上品があります。ほかの職人を選ぶか、この職人を宮殿に送ってください。</translation>
    </message>
    <message>
        <source>This artisan already has an offering. Choose another one, or send this one to the palace.</source>
        <translation>この職人にはもう献上品があります。ほかの職人を選ぶか、この職人を宮殿に送ってください。</translation>
    </message>
    <message>
        <source>The artisan in the {slot} workshop has no offering. Prepare one first, or empty the workshop: then the card is discarded.</source>
        <translation>{slot}の工房の職人には献上品がありません。先に献上品を準備するか、工房を空にしてください（その場合カードは捨て札になります）。</translation>
    </message>
    <message>
        <source>This artisan has no offering. Prepare one first, or empty the workshop: then the card is discarded.</source>
        <translation>この職人には献上品がありません。先に献上品を準備するか、工房を空にしてください（その場合カードは捨て札になります）。</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of your choice must be chosen before anything else.</source>
        <translation>
            <numerusform>まず、好きなアイテムを%n個選んでください。ほかの操作はその後です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Items of your choice must be chosen before anything else.</source>
        <translation>まず、好きなアイテムを選んでください。ほかの操作はその後です。</translation>
    </message>
    <message>
        <source>There is no item to choose now. Go on with the phase.</source>
        <translation>今選ぶアイテムはありません。フェイズを続けてください。</translation>
    </message>
    <message numerus="yes">
        <source>Choose exactly %n item(s); named: {given}.</source>
        <translation>
            <numerusform>アイテムをちょうど%n個選んでください（指定：{given}個）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose exactly as many items as are owed.</source>
        <translation>選べる数とちょうど同じ数のアイテムを選んでください。</translation>
    </message>
    <message>
        <source>It is too early for dusk. The phase now is {phase}. At dawn turn up the resident first; in daytime go on to dusk first.</source>
        <translation>夕暮れの操作にはまだ早いです。今のフェイズは「{phase}」です。夜明けなら先に住人を公開し、昼なら先に夕暮れへ進んでください。</translation>
    </message>
    <message>
        <source>It is too early for dusk. At dawn turn up the resident first; in daytime go on to dusk first.</source>
        <translation>夕暮れの操作にはまだ早いです。夜明けなら先に住人を公開し、昼なら先に夕暮れへ進んでください。</translation>
    </message>
    <message>
        <source>Dusk has already been worked out today. The phase now is {phase}. Go on to the next day, after discarding down to seven items if there are more.</source>
        <translation>今日の夕暮れの処理はもう済んでいます。今のフェイズは「{phase}」です。アイテムが8個以上あれば7個まで捨ててから、次の日に進んでください。</translation>
    </message>
    <message>
        <source>Dusk has already been worked out today. Go on to the next day, after discarding down to seven items if there are more.</source>
        <translation>今日の夕暮れの処理はもう済んでいます。アイテムが8個以上あれば7個まで捨ててから、次の日に進んでください。</translation>
    </message>
    <message>
        <source>The {slot} workshop is named twice or has no hourglass turn. Name each workshop with an hourglass effect at most once.</source>
        <translation>{slot}の工房は2回指定されたか、砂時計の効果がありません。砂時計の効果がある工房を1回ずつ指定してください。</translation>
    </message>
    <message>
        <source>A workshop is named twice or has no hourglass turn. Name each workshop with an hourglass effect at most once.</source>
        <translation>2回指定された工房か、砂時計の効果がない工房があります。砂時計の効果がある工房を1回ずつ指定してください。</translation>
    </message>
    <message>
        <source>The day’s objective needs no answer by hand. Leave the answer out: it is counted.</source>
        <translation>この日の目標に手動の答えは要りません。答えを省いてください。自動で数えます。</translation>
    </message>
    <message>
        <source>{player}’s items are counted all along. Leave the supply out, or correct the counts instead.</source>
        <translation>{player}さんのアイテムはすでに数えています。サプライは省くか、数のほうを訂正してください。</translation>
    </message>
    <message>
        <source>The items of this seat are counted all along. Leave the supply out, or correct the counts instead.</source>
        <translation>この席のアイテムはすでに数えています。サプライは省くか、数のほうを訂正してください。</translation>
    </message>
    <message>
        <source>Discard items that are in the supply, exactly down to seven.</source>
        <translation>サプライのアイテムを、ちょうど7個になるまで捨ててください。</translation>
    </message>
    <message numerus="yes">
        <source>Seven items may be kept and there are {held}. Discard %n item(s) first.</source>
        <translation>
            <numerusform>残せるアイテムは7個までですが、{held}個あります。先に%n個捨ててください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Seven items may be kept and there are more. Discard first.</source>
        <translation>残せるアイテムは7個までですが、それより多くあります。先に捨ててください。</translation>
    </message>
    <message>
        <source>The next day begins after dusk. The phase now is {phase}. Finish dawn and daytime first, then work out dusk.</source>
        <translation>次の日は夕暮れの後に始まります。今のフェイズは「{phase}」です。先に夜明けと昼を終え、夕暮れの処理をしてください。</translation>
    </message>
    <message>
        <source>The next day begins after dusk. Finish dawn and daytime first, then work out dusk.</source>
        <translation>次の日は夕暮れの後に始まります。先に夜明けと昼を終え、夕暮れの処理をしてください。</translation>
    </message>
    <message>
        <source>More than a hundred effects fire in this one action: they go round in a circle. Decline one of them to break it.</source>
        <translation>この1回の操作で100を超える効果が働き、終わりません。どれか1つの効果を使わないことにしてください。</translation>
    </message>
    <message>
        <source>The game is over for {player}. Only notes, names, card descriptions, corrections and the way of following can still change.</source>
        <translation>{player}さんのゲームは終わりました。変えられるのはメモ、名前、カードの内容、訂正、記録の詳しさだけです。</translation>
    </message>
    <message>
        <source>The game is over. Only notes, names, card descriptions, corrections and the way of following can still change.</source>
        <translation>ゲームは終わりました。変えられるのはメモ、名前、カードの内容、訂正、記録の詳しさだけです。</translation>
    </message>
    <message>
        <source>Card {card} lies in more places than there are copies of it ({players}). Check which card lies where.</source>
        <translation>カード{card}が枚数より多くの場所にあります（{players}）。どこにどのカードがあるか確かめてください。</translation>
    </message>
    <message>
        <source>Card {card} lies in more places than there are copies of it. Check which card lies where.</source>
        <translation>カード{card}が枚数より多くの場所にあります。どこにどのカードがあるか確かめてください。</translation>
    </message>
    <message>
        <source>A card lies in more places than there are copies of it. Check which card lies where.</source>
        <translation>枚数より多くの場所にあるカードがあります。どこにどのカードがあるか確かめてください。</translation>
    </message>
    <message>
        <source>The offering of artisan {card} takes all its items at once. Pay exactly what the card shows; where its cost is not known yet, name what is paid.</source>
        <translation>職人{card}の献上品には必要なアイテムをすべて一度に払います。カードのとおりに払ってください。必要なアイテムがまだ登録されていなければ、払ったものを指定してください。</translation>
    </message>
    <message>
        <source>An offering takes all its items at once. Pay exactly what the card shows; where its cost is not known yet, name what is paid.</source>
        <translation>献上品には必要なアイテムをすべて一度に払います。カードのとおりに払ってください。必要なアイテムがまだ登録されていなければ、払ったものを指定してください。</translation>
    </message>
    <message numerus="yes">
        <source>To keep seven items at most, discard exactly %n item(s) of the supply.</source>
        <translation>
            <numerusform>残すアイテムを7個以下にするには、サプライからちょうど%n個を捨てます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArigatoRulings</name>
    <message>
        <source>Does a new resident’s own resident condition see itself?</source>
        <translation>新しい住人自身の「住人」の条件は、その住人自身にも働きますか？</translation>
    </message>
    <message>
        <source>Does a card’s own gain “per type under the gate”, given as it is put there, count the card itself?</source>
        <translation>宮殿の門に置かれたカード自身の「門の下の種類ごと」の効果は、そのカード自身も数えますか？</translation>
    </message>
    <message>
        <source>Does a card’s own gate condition fire when the card itself is put there?</source>
        <translation>カード自身の「門」の条件は、そのカード自身が門に置かれたときにも働きますか？</translation>
    </message>
    <message>
        <source>On day 12, with four producers: does the condition “two producers of one type” fire once for each pair?</source>
        <translation>12日目の生産する職人4人では、「同じ種類の2人」の条件は組ごとに1回ずつ働きますか？</translation>
    </message>
    <message>
        <source>Does an item taken in an exchange count as gained?</source>
        <translation>交換で受け取ったアイテムは「得た」ことになりますか？</translation>
    </message>
    <message>
        <source>Do effects fire when a workshop is emptied to the palace gate at dawn?</source>
        <translation>夜明けに工房を空にして宮殿の門に出したとき、効果は働きますか？</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Yes, for each pair</source>
        <translation>はい、組ごとに</translation>
    </message>
    <message>
        <source>No, only once</source>
        <translation>いいえ、1回だけ</translation>
    </message>
    <message>
        <source>By default yes: the resident is revealed first.</source>
        <extracomment>The reason of the default; the table decides.</extracomment>
        <translation>標準は「はい」です。先に住人が公開されるからです。</translation>
    </message>
    <message>
        <source>By default yes: the card lies there by then.</source>
        <extracomment>The reason of the default; the table decides.</extracomment>
        <translation>標準は「はい」です。そのときカードはもう門の下にあるからです。</translation>
    </message>
    <message>
        <source>By default no: effects last until the card leaves the village.</source>
        <extracomment>The reason of the default; the table decides.</extracomment>
        <translation>標準は「いいえ」です。効果はカードが村を出るまでだからです。</translation>
    </message>
    <message>
        <source>By default for each pair: each second card of a type makes one.</source>
        <extracomment>The reason of the default; the table decides.</extracomment>
        <translation>標準は組ごとです。同じ種類が2枚そろうたびに1組になります。</translation>
    </message>
    <message>
        <source>By default no: the rules say “take” for an exchange and “gain” for effects.</source>
        <extracomment>The reason of the default; the table decides.</extracomment>
        <translation>標準は「いいえ」です。ルールでは交換は「受け取る」、効果は「得る」と書き分けているからです。</translation>
    </message>
    <message>
        <source>By default yes: the rule of the favor bonus speaks of any phase.</source>
        <extracomment>The reason of the default; the table decides.</extracomment>
        <translation>標準は「はい」です。好意ボーナスのルールには「どのフェイズでも」とあるからです。</translation>
    </message>
</context>
<context>
    <name>ArigatoSeat</name>
    <message>
        <source>Day {n}</source>
        <translation>{n}日目</translation>
    </message>
    <message>
        <source>Day {n}, {phase}</source>
        <translation>{n}日目、{phase}</translation>
    </message>
    <message>
        <source>Objective: {objective}</source>
        <translation>目標：{objective}</translation>
    </message>
    <message>
        <source>No objective today</source>
        <translation>今日の目標なし</translation>
    </message>
    <message>
        <source>Tomorrow: {objective}</source>
        <translation>明日：{objective}</translation>
    </message>
    <message>
        <source>Day 12: one resident, four producers, no travelers</source>
        <translation>12日目：住人1人、生産する職人4人、旅人なし</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>村</translation>
    </message>
    <message>
        <source>Palace gate</source>
        <translation>宮殿の門</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>個人サプライ</translation>
    </message>
    <message>
        <source>Favor</source>
        <translation>好意</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>{cards}, {favor}</source>
        <translation>{cards}、{favor}</translation>
    </message>
    <message>
        <source>Offering: {cost}. Under the gate: {favor}</source>
        <translation>献上品：{cost}。門の下：{favor}</translation>
    </message>
    <message>
        <source>Under the gate: {favor}</source>
        <translation>門の下：{favor}</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>未確認</translation>
    </message>
    <message>
        <source>Prepare the offering</source>
        <translation>献上品を準備</translation>
    </message>
    <message>
        <source>Send to the palace</source>
        <translation>宮殿に送る</translation>
    </message>
    <message>
        <source>Empty the workshop</source>
        <translation>工房を空にする</translation>
    </message>
    <message>
        <source>Whoever leaves with an offering goes under the palace gate; the token comes back.</source>
        <translation>献上品のある職人は宮殿の門の下に置かれ、トークンは戻ります。</translation>
    </message>
    <message>
        <source>Whoever leaves without an offering goes to the discard pile, for nothing.</source>
        <translation>献上品のない職人は捨て札になり、何も得られません。</translation>
    </message>
    <message>
        <source>{card} leaves: it goes under the palace gate.</source>
        <translation>{card}が去り、宮殿の門の下に置かれます。</translation>
    </message>
    <message>
        <source>{card} leaves: it goes to the discard pile, for nothing.</source>
        <translation>{card}が去り、捨て札になります。何も得られません。</translation>
    </message>
    <message>
        <source>{card} goes back to the hand.</source>
        <translation>{card}は手札に戻ります。</translation>
    </message>
    <message>
        <source>Who is the resident today?</source>
        <translation>今日の住人は誰ですか？</translation>
    </message>
    <message>
        <source>Resident</source>
        <translation>住人</translation>
    </message>
    <message>
        <source>Where does {card} live?</source>
        <translation>{card}はどこに住みますか？</translation>
    </message>
    <message>
        <source>A card not listed</source>
        <translation>一覧にないカード</translation>
    </message>
    <message>
        <source>Where may the new card live?</source>
        <translation>新しいカードはどこに住めますか？</translation>
    </message>
    <message numerus="yes">
        <source>Producers: %n to name</source>
        <translation>
            <numerusform>生産職人：%n人を指定</numerusform>
        </translation>
    </message>
    <message>
        <source>Producers</source>
        <translation>生産職人</translation>
    </message>
    <message>
        <source>Which travelers did you send left?</source>
        <translation>左隣に送った旅人は？</translation>
    </message>
    <message>
        <source>Travelers</source>
        <translation>旅人</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>どれでもない</translation>
    </message>
    <message>
        <source>Two of one type</source>
        <translation>同じ種類2人</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n item(s)</source>
        <translation>
            <numerusform>アイテムを%n個選んでください</numerusform>
        </translation>
    </message>
    <message>
        <source>Items</source>
        <translation>アイテム</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n item(s)</source>
        <translation>
            <numerusform>アイテムを%n個捨ててください</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>What does the offering of {card} need?</source>
        <translation>{card}の献上品に必要なものは何ですか？</translation>
    </message>
    <message>
        <source>Cost of {card}</source>
        <translation>{card}のコスト</translation>
    </message>
    <message>
        <source>Pay and prepare</source>
        <translation>支払って準備</translation>
    </message>
    <message>
        <source>Prepare, cost later</source>
        <translation>準備のみ、コストは後で</translation>
    </message>
    <message>
        <source>How much favor is printed on {card}?</source>
        <translation>{card}に印刷されている好意ポイントはいくつですか？</translation>
    </message>
    <message>
        <source>Favor of {card}</source>
        <translation>{card}の好意</translation>
    </message>
    <message>
        <source>What lies in the supply? It goes with the step to dusk.</source>
        <translation>個人サプライには何がありますか？ 夕暮れに進むときに一緒に記録します。</translation>
    </message>
    <message>
        <source>Is the objective of the day met?</source>
        <translation>今日の目標は達成しましたか？</translation>
    </message>
    <message>
        <source>Yes, on to dusk</source>
        <translation>はい、夕暮れへ</translation>
    </message>
    <message>
        <source>No, on to dusk</source>
        <translation>いいえ、夕暮れへ</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>公開</translation>
    </message>
    <message>
        <source>Next day</source>
        <translation>次の日へ</translation>
    </message>
    <message>
        <source>On to dusk</source>
        <translation>夕暮れへ</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>Hourglass effects at dusk come in this order. A tap lets one come sooner.</source>
        <translation>夕暮れの砂時計効果はこの順に起こります。タップすると1つ前に移ります。</translation>
    </message>
    <message>
        <source>Exchange two {name}. For which other item?</source>
        <translation>{name}2個を交換します。どのアイテムにしますか？</translation>
    </message>
    <message>
        <source>Correct my counts</source>
        <translation>自分の数を訂正</translation>
    </message>
    <message>
        <source>{card}: more on the table than there are copies.</source>
        <translation>{card}：枚数より多く場に出ています。</translation>
    </message>
    <message>
        <source>Gain by hand</source>
        <translation>手入力で獲得</translation>
    </message>
    <message>
        <source>Who lives there as it is on the table: {place}</source>
        <translation>テーブルの実際に合わせる：{place}</translation>
    </message>
    <message>
        <source>Workshop: {place}</source>
        <translation>工房：{place}</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>The offering is ready</source>
        <translation>献上品あり</translation>
    </message>
    <message>
        <source>No offering yet</source>
        <translation>献上品なし</translation>
    </message>
    <message>
        <source>Which cards lie under the gate?</source>
        <translation>宮殿の門の下にあるカードはどれですか？</translation>
    </message>
    <message>
        <source>Not under the gate: {card}</source>
        <translation>門の下にない：{card}</translation>
    </message>
    <message>
        <source>How closely the seat is followed</source>
        <translation>この席の記録の細かさ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前の変更</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>ゲームから抜ける</translation>
    </message>
    <message>
        <source>The score stays, without a rank; the cards are free again. Leave the game?</source>
        <translation>得点は残りますが順位はつきません。カードは再び使えます。ゲームから抜けますか？</translation>
    </message>
    <message>
        <source>Describe a card</source>
        <translation>カードの内容を記入</translation>
    </message>
    <message>
        <source>Favor under the gate</source>
        <translation>宮殿の門の下での好意</translation>
    </message>
    <message>
        <source>What the offering needs</source>
        <translation>献上品に必要なアイテム</translation>
    </message>
    <message>
        <source>What it produces</source>
        <translation>生産するアイテム</translation>
    </message>
    <message>
        <source>When the effect fires</source>
        <translation>効果が発動する条件</translation>
    </message>
    <message>
        <source>What it gives</source>
        <translation>得られるもの</translation>
    </message>
    <message>
        <source>Effect not known yet</source>
        <translation>効果は未確認</translation>
    </message>
    <message>
        <source>Where it may live</source>
        <translation>住める場所</translation>
    </message>
    <message>
        <source>The deck runs out today: shuffle the discard pile.</source>
        <translation>今日は山札が尽きます。捨て札をシャッフルします。</translation>
    </message>
    <message>
        <source>Today’s objective</source>
        <translation>今日の目標</translation>
    </message>
    <message>
        <source>{objective} Now {has}; {missing} more needed.</source>
        <translation>{objective}現在{has}／あと{missing}</translation>
    </message>
    <message>
        <source>{objective} Met, with {has}.</source>
        <translation>{objective}達成（現在{has}）</translation>
    </message>
    <message>
        <source>{objective} The players judge it.</source>
        <translation>{objective}達成したかは皆さんで判断します。</translation>
    </message>
    <message>
        <source>Offering: {card}</source>
        <extracomment>On a button: the offering of that card can be paid.</extracomment>
        <translation>献上品：{card}</translation>
    </message>
    <message>
        <source>{exchanges}, then offering: {card}</source>
        <extracomment>On a button: exchanges pay for the offering of that card.</extracomment>
        <translation>{exchanges}、献上品：{card}</translation>
    </message>
    <message>
        <source>{given} for {taken}</source>
        <translation>{given}を{taken}に交換</translation>
    </message>
    <message>
        <source>To the palace: {card}</source>
        <extracomment>On a button: that card can go to the palace.</extracomment>
        <translation>宮殿に送る：{card}</translation>
    </message>
    <message>
        <source>Close the day of {name}</source>
        <extracomment>On a button: ends the day of a child&apos;s seat.</extracomment>
        <translation>{name}の一日を終える</translation>
    </message>
    <message>
        <source>Short of {items}, even with exchanges</source>
        <translation>交換しても{items}が足りません</translation>
    </message>
    <message>
        <source>favor {tokens}</source>
        <extracomment>{tokens}: favor tokens by worth, &quot;3+1&quot;.</extracomment>
        <translation>好意{tokens}</translation>
    </message>
    <message>
        <source>Describe it by icons</source>
        <translation>アイコンで入力</translation>
    </message>
    <message>
        <source>Objective of day {n}</source>
        <translation>{n}日目の目標</translation>
    </message>
    <message>
        <source>And also…</source>
        <translation>さらに…</translation>
    </message>
    <message>
        <source>That is the objective</source>
        <translation>この目標で決定</translation>
    </message>
    <message>
        <source>What 0, 1, 2, … objective tokens are worth, as the calendar shows it:</source>
        <translation>暦に示された、目標トークン0個、1個、2個…の得点：</translation>
    </message>
</context>
<context>
    <name>ArigatoStory</name>
    <message>
        <source>Arigatō, played by {players}</source>
        <translation>Arigatō（プレイヤー：{players}）</translation>
    </message>
    <message>
        <source>Box: {title}</source>
        <translation>ボックス：{title}</translation>
    </message>
    <message>
        <source>One player: the two travelers come back to yourself, and the score is the result. This is our reading; the rules do not say.</source>
        <translation>1人で遊ぶときは、旅人2人は自分に戻り、得点がそのまま結果です。ルールに記載がないため、これは私たちの解釈です。</translation>
    </message>
    <message>
        <source>Day {n}. Objective: {objective}</source>
        <translation>{n}日目 目標：{objective}</translation>
    </message>
    <message>
        <source>Day {n}</source>
        <translation>{n}日目</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>{player} places {card} face down in the {slot} workshop.</source>
        <translation>{player}さんは{card}を{slot}の工房に裏向きで置きます。</translation>
    </message>
    <message>
        <source>{player} places a resident face down in the {slot} workshop.</source>
        <translation>{player}さんは住人を{slot}の工房に裏向きで置きます。</translation>
    </message>
    <message>
        <source>{player} empties the {slot} workshop first.</source>
        <translation>{player}さんは先に{slot}の工房を空にします。</translation>
    </message>
    <message>
        <source>{player} sends left as travelers: {types}.</source>
        <translation>{player}さんが左隣に送る旅人：{types}。</translation>
    </message>
    <message>
        <source>{player} sends left two travelers of one type.</source>
        <translation>{player}さんは同じ種類の旅人2人を左隣に送ります。</translation>
    </message>
    <message>
        <source>{player} sends left two travelers of different types.</source>
        <translation>{player}さんは異なる種類の旅人2人を左隣に送ります。</translation>
    </message>
    <message>
        <source>{player} keeps as producers: {types}.</source>
        <translation>{player}さんの生産する職人：{types}。</translation>
    </message>
    <message>
        <source>{player} empties the {slot} workshop, where {card} lived.</source>
        <translation>{player}さんは{card}のいた{slot}の工房を空にします。</translation>
    </message>
    <message>
        <source>{player} empties the {slot} workshop.</source>
        <translation>{player}さんは{slot}の工房を空にします。</translation>
    </message>
    <message>
        <source>{player} turns up {card} in the {slot} workshop.</source>
        <translation>{player}さんは{slot}の工房の{card}を公開します。</translation>
    </message>
    <message>
        <source>{player} turns up the resident.</source>
        <translation>{player}さんは住人を公開します。</translation>
    </message>
    <message>
        <source>{player} exchanges {given} for {taken}.</source>
        <translation>{player}さんは{given}を{taken}と交換します。</translation>
    </message>
    <message>
        <source>{player} prepares an offering for {card} in the {slot} workshop.</source>
        <translation>{player}さんは{slot}の工房の{card}に献上品を準備します。</translation>
    </message>
    <message>
        <source>{player} sends {card} from the {slot} workshop to the palace.</source>
        <translation>{player}さんは{slot}の工房の{card}を宮殿に送ります。</translation>
    </message>
    <message>
        <source>{player} chooses: {items}.</source>
        <translation>{player}さんが選んだもの：{items}。</translation>
    </message>
    <message>
        <source>{player} notes a gain by hand: {why}</source>
        <translation>{player}さんは獲得を手動で記録します：{why}</translation>
    </message>
    <message>
        <source>{player} notes a gain by hand.</source>
        <translation>{player}さんは獲得を手動で記録します。</translation>
    </message>
    <message>
        <source>{player} goes on to dusk.</source>
        <translation>{player}さんは夕暮れに進みます。</translation>
    </message>
    <message>
        <source>The players say that the objective of the day is met.</source>
        <translation>その日の目標は達成とされました。</translation>
    </message>
    <message>
        <source>The players say that the objective of the day is not met.</source>
        <translation>その日の目標は未達成とされました。</translation>
    </message>
    <message>
        <source>In the supply: {items}.</source>
        <translation>サプライ：{items}。</translation>
    </message>
    <message>
        <source>{player} discards {items}.</source>
        <translation>{player}さんは{items}を捨てます。</translation>
    </message>
    <message>
        <source>{player} discards nothing.</source>
        <translation>{player}さんは何も捨てません。</translation>
    </message>
    <message>
        <source>{player} ends day {n}.</source>
        <translation>{player}さんは{n}日目を終えます。</translation>
    </message>
    <message>
        <source>The game is ended here.</source>
        <translation>ここでゲームを終えます。</translation>
    </message>
    <message>
        <source>Card described: {card}. {effect}</source>
        <translation>{card}を登録します。{effect}</translation>
    </message>
    <message>
        <source>{player}’s counts are corrected: {why}</source>
        <translation>{player}さんの数を訂正します：{why}</translation>
    </message>
    <message>
        <source>{player}’s counts are corrected.</source>
        <translation>{player}さんの数を訂正します。</translation>
    </message>
    <message>
        <source>Table ruling. {question} {answer}.</source>
        <translation>この卓の取り決め：{question} {answer}。</translation>
    </message>
    <message>
        <source>{player} is followed from here on: {level}.</source>
        <translation>{player}さんの記録の詳しさは、ここから「{level}」です。</translation>
    </message>
    <message>
        <source>{player} is called {name} from here on.</source>
        <translation>{player}さんの名前は、ここから{name}です。</translation>
    </message>
    <message>
        <source>{player} retires; the score stays.</source>
        <translation>{player}さんはゲームから抜けます。得点は残ります。</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>メモ：{text}</translation>
    </message>
    <message>
        <source>Several actions at once:</source>
        <translation>まとめて行う操作：</translation>
    </message>
    <message>
        <source>effect {n} ({slot})</source>
        <translation>{n}番（{slot}）</translation>
    </message>
    <message>
        <source>effect {n}</source>
        <translation>{n}番</translation>
    </message>
    <message>
        <source>{player}: {total} in total. Objectives {objectives} ({tokens}), favor {favor}, palace gate {gate}.</source>
        <translation>{player}さん：合計{total}。目標{objectives}（{tokens}）、好意{favor}、宮殿の門{gate}。</translation>
    </message>
    <message>
        <source>{player} declines: {offers}.</source>
        <translation>{player}さんが使わない効果：{offers}。</translation>
    </message>
    <message>
        <source>{card}: {effect}</source>
        <extracomment>A card and its effect, which is a whole sentence.</extracomment>
        <translation>{card}：{effect}</translation>
    </message>
    <message>
        <source>Nothing was changed, since line {line} would no longer stand. {message}</source>
        <extracomment>Changing or taking back a line would leave a later one without ground; {message} says why.</extracomment>
        <translation>{line}行目が成り立たなくなるため、何も変更していません。{message}</translation>
    </message>
    <message>
        <source>Left out on day {n}? {meant}</source>
        <translation>{n}日目の入力漏れでしょうか。{meant}</translation>
    </message>
    <message>
        <source>Too many on day {n}? {was}</source>
        <translation>{n}日目の余分な入力でしょうか。{was}</translation>
    </message>
    <message>
        <source>Typed wrong on day {n}? Entered: {was} Meant: {meant}</source>
        <translation>{n}日目の入力ミスでしょうか。「{was}」ではなく「{meant}」</translation>
    </message>
    <message>
        <source>{player} chooses in secret.</source>
        <translation>{player}さんが伏せて選んでいます。</translation>
    </message>
    <message>
        <source>Day {day}: {fact}</source>
        <extracomment>What points are made of.</extracomment>
        <translation>{day}日目：{fact}</translation>
    </message>
    <message>
        <source>Under the gate: {card}</source>
        <translation>門の下：{card}</translation>
    </message>
    <message>
        <source>Under the gate: {card}, its printed favor still unknown</source>
        <translation>門の下：{card}（印刷された好意は未確認）</translation>
    </message>
    <message>
        <source>Other cards under the gate</source>
        <translation>門の下のその他のカード</translation>
    </message>
    <message>
        <source>Each of these would explain it. Tap the one that happened.</source>
        <extracomment>A guess why the table and the journal differ; {meant} and {was} are whole sentences.</extracomment>
        <translation>どれも説明がつきます。実際にあったものを押してください。</translation>
    </message>
    <message>
        <source>No one or two acts explain it. Correct the counts as they lie there.</source>
        <translation>1つか2つの操作では説明がつきません。目の前の数に合わせて直してください。</translation>
    </message>
    <message>
        <source>{answer} (as played): {numbers}</source>
        <extracomment>An answer to a table ruling, and what a player has by it.</extracomment>
        <translation>{answer}（実際のとおり）：{numbers}</translation>
    </message>
    <message>
        <source>{answer}: {numbers}</source>
        <translation>{answer}：{numbers}</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) to choose</source>
        <translation>
            <numerusform>選ぶアイテム%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Printed favor of the cards known by their type only</source>
        <translation>種類だけわかるカードに書かれた好意</translation>
    </message>
    <message>
        <source>Undo: {deed}</source>
        <extracomment>What undo would take back; {deed} is a whole sentence.</extracomment>
        <translation>元に戻す：{deed}</translation>
    </message>
    <message>
        <source>Undo: what was changed on day {n}</source>
        <translation>元に戻す：{n}日目の変更</translation>
    </message>
    <message>
        <source>Redo: {deed}</source>
        <extracomment>What redo would make again; {deed} is a whole sentence.</extracomment>
        <translation>やり直し：{deed}</translation>
    </message>
    <message>
        <source>Redo: what was changed on day {n}</source>
        <translation>やり直し：{n}日目の変更</translation>
    </message>
    <message>
        <source>Without this: {was}</source>
        <extracomment>An earlier line of the game to be taken out, changed or put in; all are whole sentences.</extracomment>
        <translation>これがなかったことにします：{was}</translation>
    </message>
    <message>
        <source>Instead: {meant}</source>
        <translation>代わりに：{meant}</translation>
    </message>
    <message>
        <source>Inserted before: {meant}</source>
        <translation>直前に追加：{meant}</translation>
    </message>
    <message>
        <source>All that was done later stands.</source>
        <translation>あとの操作はすべてそのまま成り立ちます。</translation>
    </message>
    <message numerus="yes">
        <source>What would no longer stand, and be left out: %n line(s)</source>
        <translation>
            <numerusform>成り立たなくなり、取り除かれるもの：%n行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later line(s) would fall, first: {deed} {why}</source>
        <extracomment>{deed} and {why} are whole sentences.</extracomment>
        <translation>
            <numerusform>あとの%n行が成り立たなくなります。最初は：{deed} {why}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {now} in total instead of {was}.</source>
        <translation>{player}さん：合計{was}から{now}になります。</translation>
    </message>
</context>
<context>
    <name>ArigatoTerms</name>
    <message>
        <source>origamist</source>
        <translation>折り紙師</translation>
    </message>
    <message>
        <source>gardener</source>
        <translation>植木屋</translation>
    </message>
    <message>
        <source>blacksmith</source>
        <translation>鍛冶屋</translation>
    </message>
    <message>
        <source>sculptor</source>
        <translation>彫刻家</translation>
    </message>
    <message>
        <source>pyrotechnist</source>
        <translation>花火師</translation>
    </message>
    <message>
        <source>an origamist</source>
        <translation>折り紙師</translation>
    </message>
    <message>
        <source>a gardener</source>
        <translation>植木屋</translation>
    </message>
    <message>
        <source>a blacksmith</source>
        <translation>鍛冶屋</translation>
    </message>
    <message>
        <source>a sculptor</source>
        <translation>彫刻家</translation>
    </message>
    <message>
        <source>a pyrotechnist</source>
        <translation>花火師</translation>
    </message>
    <message numerus="yes">
        <source>%n origamist(s)</source>
        <translation>
            <numerusform>折り紙師%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gardener(s)</source>
        <translation>
            <numerusform>植木屋%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blacksmith(s)</source>
        <translation>
            <numerusform>鍛冶屋%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sculptor(s)</source>
        <translation>
            <numerusform>彫刻家%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pyrotechnist(s)</source>
        <translation>
            <numerusform>花火師%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>origami</source>
        <translation>折り紙</translation>
    </message>
    <message>
        <source>bonsai</source>
        <translation>盆栽</translation>
    </message>
    <message>
        <source>sword</source>
        <translation>刀</translation>
    </message>
    <message>
        <source>statue</source>
        <translation>彫像</translation>
    </message>
    <message>
        <source>firework</source>
        <translation>花火</translation>
    </message>
    <message numerus="yes">
        <source>%n origami(s)</source>
        <translation>
            <numerusform>折り紙%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonsai(s)</source>
        <translation>
            <numerusform>盆栽%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sword(s)</source>
        <translation>
            <numerusform>刀%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n statue(s)</source>
        <translation>
            <numerusform>彫像%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n firework(s)</source>
        <translation>
            <numerusform>花火%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>An artisan whose type is not known.</extracomment>
        <translation>不明</translation>
    </message>
    <message>
        <source>an unknown item</source>
        <translation>不明なアイテム</translation>
    </message>
    <message>
        <source>an item of your choice</source>
        <translation>好きなアイテム</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of your choice</source>
        <translation>
            <numerusform>好きなアイテム%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>アイテム%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n favor</source>
        <translation>
            <numerusform>好意ポイント%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objective token(s)</source>
        <translation>
            <numerusform>目標トークン%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n artisan(s)</source>
        <translation>
            <numerusform>職人%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>upper left</source>
        <extracomment>Which workshop of the village: “the upper left workshop”.</extracomment>
        <translation>左上</translation>
    </message>
    <message>
        <source>upper right</source>
        <extracomment>Which workshop of the village: “the upper left workshop”.</extracomment>
        <translation>右上</translation>
    </message>
    <message>
        <source>lower left</source>
        <extracomment>Which workshop of the village: “the upper left workshop”.</extracomment>
        <translation>左下</translation>
    </message>
    <message>
        <source>lower right</source>
        <extracomment>Which workshop of the village: “the upper left workshop”.</extracomment>
        <translation>右下</translation>
    </message>
    <message>
        <source>upper row</source>
        <translation>上段</translation>
    </message>
    <message>
        <source>lower row</source>
        <translation>下段</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>夜明け</translation>
    </message>
    <message>
        <source>Daytime</source>
        <translation>昼</translation>
    </message>
    <message>
        <source>Dusk</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>夕暮れ</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>How closely a seat is followed.</extracomment>
        <translation>すべて記録</translation>
    </message>
    <message>
        <source>Cards without items</source>
        <extracomment>How closely a seat is followed.</extracomment>
        <translation>カードのみ記録</translation>
    </message>
    <message>
        <source>Score only</source>
        <extracomment>How closely a seat is followed.</extracomment>
        <translation>得点のみ記録</translation>
    </message>
    <message>
        <source>village</source>
        <translation>村</translation>
    </message>
    <message>
        <source>palace gate</source>
        <translation>宮殿の門</translation>
    </message>
    <message>
        <source>village and palace gate</source>
        <translation>村と宮殿の門</translation>
    </message>
    <message>
        <source>personal supply</source>
        <translation>個人サプライ</translation>
    </message>
    <message>
        <source>offering token</source>
        <translation>献上品トークン</translation>
    </message>
    <message>
        <source>hourglass</source>
        <translation>砂時計</translation>
    </message>
    <message>
        <source>red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>オレンジ</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>青緑</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>ピンク</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>茶</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>artisan</source>
        <translation>職人</translation>
    </message>
    <message>
        <source>resident</source>
        <translation>住人</translation>
    </message>
    <message>
        <source>traveler</source>
        <translation>旅人</translation>
    </message>
    <message>
        <source>producer</source>
        <translation>生産する職人</translation>
    </message>
    <message>
        <source>workshop</source>
        <translation>工房</translation>
    </message>
    <message>
        <source>offering</source>
        <translation>献上品</translation>
    </message>
    <message>
        <source>favor</source>
        <translation>好意</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>objective scoring</source>
        <translation>目標トークンの得点表</translation>
    </message>
    <message>
        <source>calendar</source>
        <translation>暦</translation>
    </message>
    <message>
        <source>round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>last round</source>
        <translation>最終ラウンド</translation>
    </message>
    <message>
        <source>item</source>
        <translation>アイテム</translation>
    </message>
    <message>
        <source>common supply</source>
        <translation>共通サプライ</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>捨て札の山</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>効果</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>placement restriction</source>
        <translation>配置制限</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>交換</translation>
    </message>
    <message>
        <source>prepare an offering</source>
        <translation>献上品を準備する</translation>
    </message>
    <message>
        <source>send to the palace</source>
        <translation>宮殿に送る</translation>
    </message>
    <message>
        <source>empty a workshop</source>
        <translation>工房を空にする</translation>
    </message>
    <message>
        <source>reveal</source>
        <translation>公開する</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>裏向き</translation>
    </message>
    <message>
        <source>favor bonus</source>
        <translation>好意ボーナス</translation>
    </message>
    <message>
        <source>left neighbor</source>
        <translation>左隣</translation>
    </message>
    <message>
        <source>{a} and {b}</source>
        <extracomment>The last two of a list of which all are meant.</extracomment>
        <translation>{a}、{b}</translation>
    </message>
    <message>
        <source>{a}, {b}</source>
        <extracomment>Earlier members of a list, before the last two.</extracomment>
        <translation>{a}、{b}</translation>
    </message>
    <message>
        <source>{a} or {b}</source>
        <extracomment>The last two of a list of which one is wanted.</extracomment>
        <translation>{a}か{b}</translation>
    </message>
    <message>
        <source>Resident</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>住人</translation>
    </message>
    <message>
        <source>Travelers</source>
        <extracomment>An act, in a word or two for a button.
----------
What may have been otherwise about an act.</extracomment>
        <translation>旅人</translation>
    </message>
    <message>
        <source>Producers</source>
        <extracomment>An act, in a word or two for a button.
----------
What may have been otherwise about an act.</extracomment>
        <translation>生産する職人</translation>
    </message>
    <message>
        <source>Emptying</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>空にする</translation>
    </message>
    <message>
        <source>Reveal</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>公開</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>交換</translation>
    </message>
    <message>
        <source>Offering</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>献上品</translation>
    </message>
    <message>
        <source>To the palace</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>宮殿へ</translation>
    </message>
    <message>
        <source>Choice</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>選択</translation>
    </message>
    <message>
        <source>Gain</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>獲得</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>Next day</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>次の日へ</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>終了</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>カード</translation>
    </message>
    <message>
        <source>Correction</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>訂正</translation>
    </message>
    <message>
        <source>Ruling</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>取り決め</translation>
    </message>
    <message>
        <source>Following</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>記録方法</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>名前</translation>
    </message>
    <message>
        <source>Leaving</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>離脱</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Several</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>複数</translation>
    </message>
    <message>
        <source>Mending</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>過去の変更</translation>
    </message>
    <message>
        <source>Workshop</source>
        <extracomment>What may have been otherwise about an act.</extracomment>
        <translation>工房</translation>
    </message>
    <message>
        <source>Items</source>
        <extracomment>What may have been otherwise about an act.</extracomment>
        <translation>アイテム</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>What may have been otherwise about an act.</extracomment>
        <translation>順番</translation>
    </message>
    <message>
        <source>Objective</source>
        <extracomment>What may have been otherwise about an act.</extracomment>
        <translation>目標</translation>
    </message>
    <message>
        <source>Declined effects</source>
        <extracomment>What may have been otherwise about an act.</extracomment>
        <translation>使わない効果</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>What may have been otherwise about an act.</extracomment>
        <translation>値</translation>
    </message>
    <message>
        <source>Leave a part out</source>
        <extracomment>What may have been otherwise about an act.</extracomment>
        <translation>一部を除く</translation>
    </message>
    <message>
        <source>Card: {type}</source>
        <extracomment>Another card of that type.</extracomment>
        <translation>カード：{type}</translation>
    </message>
</context>
<context>
    <name>ArticlePane</name>
    <message>
        <source>Related rules</source>
        <translation>関連するルール</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>AskChips</name>
    <message>
        <source>Resident</source>
        <translation>住人</translation>
    </message>
    <message>
        <source>Producers</source>
        <translation>生産職人</translation>
    </message>
    <message>
        <source>Travelers</source>
        <translation>旅人</translation>
    </message>
    <message>
        <source>Cost of %1</source>
        <translation>%1のコスト</translation>
    </message>
    <message>
        <source>Favor of %1</source>
        <translation>%1の好意ポイント</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>サプライ</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>%1?</source>
        <translation>%1？</translation>
    </message>
    <message>
        <source>Answered; a tap answers anew.</source>
        <translation>回答済みです。タップすると答え直せます。</translation>
    </message>
</context>
<context>
    <name>BoxCard</name>
    <message>
        <source>Under the gate: not known yet</source>
        <translation>門の下：まだ不明</translation>
    </message>
    <message>
        <source>Under the gate: %1</source>
        <translation>門の下：%1</translation>
    </message>
    <message>
        <source>Offering: not known yet</source>
        <translation>献上品：まだ不明</translation>
    </message>
    <message>
        <source>Offering: %1</source>
        <translation>献上品：%1</translation>
    </message>
    <message>
        <source>Workshops: %1</source>
        <translation>工房：%1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>共有</translation>
    </message>
</context>
<context>
    <name>BoxCopies</name>
    <message>
        <source>Earlier copies</source>
        <translation>以前の状態</translation>
    </message>
    <message numerus="yes">
        <source>Until %1: %n card(s)</source>
        <translation>
            <numerusform>%1まで：カード%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>The box becomes again what it was. What it is now stays here as a copy. Bring it back?</source>
        <translation>ボックスは以前の状態に戻り、今の状態もここに残ります。戻しますか？</translation>
    </message>
</context>
<context>
    <name>BoxFaults</name>
    <message>
        <source>This file is not a box that can be read: it must be valid JSON in UTF-8, at most 64 levels deep and at most 4 MiB.</source>
        <translation>このファイルはボックスとして読めません。64階層以内、4MiB以内の正しいJSON（UTF-8）が必要です。</translation>
    </message>
    <message>
        <source>This file is not a box: “gyoji-box” must be there and be 1.</source>
        <translation>このファイルはボックスではありません。「gyoji-box」が必要で、値は1です。</translation>
    </message>
    <message>
        <source>This box is of a newer version than this program knows. Version 1 can be read; a newer program may read it.</source>
        <translation>このボックスの版は新しすぎて読めません。読めるのは版1です。新しいプログラムなら読めるかもしれません。</translation>
    </message>
    <message>
        <source>This box belongs to another game (“{word}”). For this game “game” must be “arigato”, or be left out.</source>
        <translation>このボックスは別のゲーム（「{word}」）のものです。このゲームでは「game」を「arigato」にするか、省いてください。</translation>
    </message>
    <message>
        <source>This box belongs to another game. Open it there, or choose a box of this game.</source>
        <translation>このボックスは別のゲームのものです。そのゲームで開くか、このゲームのボックスを選んでください。</translation>
    </message>
    <message>
        <source>“{key}” is missing. Expected: {expected}.</source>
        <translation>「{key}」がありません。必要な値：{expected}。</translation>
    </message>
    <message>
        <source>“{key}” is missing. Add it to the file.</source>
        <translation>「{key}」がありません。ファイルに加えてください。</translation>
    </message>
    <message>
        <source>A required part is missing. Add it to the file.</source>
        <translation>必要な部分がありません。ファイルに加えてください。</translation>
    </message>
    <message>
        <source>“{word}” has no meaning at “{key}”. Remove it, or check its spelling.</source>
        <translation>「{key}」の「{word}」は意味がありません。取り除くか、つづりを確かめてください。</translation>
    </message>
    <message>
        <source>“{key}” has no meaning here. Remove it, or check its spelling.</source>
        <translation>「{key}」はここでは意味がありません。取り除くか、つづりを確かめてください。</translation>
    </message>
    <message>
        <source>This name has no meaning here. Remove it, or check its spelling.</source>
        <translation>この名前はここでは意味がありません。取り除くか、つづりを確かめてください。</translation>
    </message>
    <message>
        <source>“{key}” has the wrong kind of value. Expected: {expected}.</source>
        <translation>「{key}」の値の種類が違います。必要な値：{expected}。</translation>
    </message>
    <message>
        <source>“{key}” has the wrong kind of value.</source>
        <translation>「{key}」の値の種類が違います。</translation>
    </message>
    <message>
        <source>This is the wrong kind of value.</source>
        <translation>値の種類が違います。</translation>
    </message>
    <message>
        <source>“{key}” is out of range. Expected: {expected} from {min} to {max}.</source>
        <translation>「{key}」は範囲外です。必要な値：{min}から{max}までの{expected}。</translation>
    </message>
    <message>
        <source>“{key}” is out of range. From {min} to {max} is possible.</source>
        <translation>「{key}」は範囲外です。{min}から{max}までが可能です。</translation>
    </message>
    <message>
        <source>“{key}” is out of range. Expected: {expected}.</source>
        <translation>「{key}」は範囲外です。必要な値：{expected}。</translation>
    </message>
    <message>
        <source>“{key}” is out of range.</source>
        <translation>「{key}」は範囲外です。</translation>
    </message>
    <message>
        <source>This value is out of range.</source>
        <translation>この値は範囲外です。</translation>
    </message>
    <message>
        <source>“{word}” is not one of the words allowed at “{key}”. Expected: {expected}.</source>
        <translation>「{key}」に「{word}」は使えません。必要な値：{expected}。</translation>
    </message>
    <message>
        <source>“{key}” is not one of the words allowed. Expected: {expected}.</source>
        <translation>「{key}」は使える語ではありません。必要な値：{expected}。</translation>
    </message>
    <message>
        <source>“{key}” is not one of the words allowed.</source>
        <translation>「{key}」は使える語ではありません。</translation>
    </message>
    <message>
        <source>This is not one of the words allowed.</source>
        <translation>使える語ではありません。</translation>
    </message>
    <message>
        <source>“{id}” is there twice, the second time at “{key}”. Give each its own id, and name each workshop once.</source>
        <translation>「{id}」が2回出てきます（2回目は「{key}」）。idは1つずつ別のものにし、工房は1回だけ書いてください。</translation>
    </message>
    <message>
        <source>“{key}” is there twice. Give each its own id, and name each workshop once.</source>
        <translation>「{key}」が2回出てきます。idは1つずつ別のものにし、工房は1回だけ書いてください。</translation>
    </message>
    <message>
        <source>This is there twice. Give each its own id, and name each workshop once.</source>
        <translation>同じものが2回出てきます。idは1つずつ別のものにし、工房は1回だけ書いてください。</translation>
    </message>
    <message>
        <source>“{key}” holds parts that do not go together. Change one of them.</source>
        <translation>「{key}」には一緒に使えない部分があります。どちらかを変えてください。</translation>
    </message>
    <message>
        <source>These parts do not go together. Change one of them.</source>
        <translation>これらの部分は一緒に使えません。どちらかを変えてください。</translation>
    </message>
</context>
<context>
    <name>BoxPage</name>
    <message>
        <source>My copy</source>
        <translation>マイボックス</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>New box</source>
        <translation>新しいボックス</translation>
    </message>
    <message>
        <source>Make an own copy</source>
        <translation>自分用の写しを作成</translation>
    </message>
    <message>
        <source>Paste a code</source>
        <translation>コードを貼り付け</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>新しいカード</translation>
    </message>
    <message>
        <source>Finish incomplete cards</source>
        <translation>未完成のカードを記入</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>What the box is called</source>
        <translation>ボックスの名前</translation>
    </message>
    <message>
        <source>Retire this box</source>
        <translation>このボックスの使用終了</translation>
    </message>
    <message>
        <source>It stays here, but is no longer offered for new games. Retire it?</source>
        <translation>ボックスは残りますが、新しいゲームの候補には出なくなります。使用を終了しますか？</translation>
    </message>
    <message>
        <source>Bring this box back</source>
        <translation>このボックスの使用再開</translation>
    </message>
</context>
<context>
    <name>BoxPicks</name>
    <message numerus="yes">
        <source>%1
%n card(s)</source>
        <translation>
            <numerusform>%1
%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1
%n card(s), %2 incomplete</source>
        <translation>
            <numerusform>%1
%n枚、未完成：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
Retired</source>
        <translation>%1
使用終了</translation>
    </message>
    <message>
        <source>No box yet
The cards come in as you play</source>
        <translation>ボックスなしで開始
カードは遊びながら登録</translation>
    </message>
</context>
<context>
    <name>BoxProgress</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>My copy</source>
        <translation>マイボックス</translation>
    </message>
    <message>
        <source>{title} (own copy)</source>
        <translation>{title}（自分用の写し）</translation>
    </message>
    <message>
        <source>{card} is alike {other} in every field.</source>
        <translation>{card}は{other}と全項目が同じです。</translation>
    </message>
    <message>
        <source>Calendar face {id}</source>
        <translation>暦の面{id}</translation>
    </message>
    <message>
        <source>The box itself</source>
        <translation>ボックス全体</translation>
    </message>
    <message>
        <source>This box is damaged: it was cut off or changed on its way. Ask for it again.</source>
        <translation>このボックスは壊れています。途中で切れたか、書き換わっています。もう一度送ってもらってください。</translation>
    </message>
    <message>
        <source>Card {id}: {message}</source>
        <translation>カード{id}：{message}</translation>
    </message>
    <message>
        <source>Calendar face {id}: {message}</source>
        <translation>暦の面{id}：{message}</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Where it may live</source>
        <translation>住める場所</translation>
    </message>
    <message>
        <source>Favor under the gate</source>
        <translation>宮殿の門の下での好意</translation>
    </message>
    <message>
        <source>What the offering needs</source>
        <translation>献上品に必要なもの</translation>
    </message>
    <message>
        <source>When the effect fires</source>
        <translation>効果が起こる時</translation>
    </message>
    <message>
        <source>In which row</source>
        <translation>どの段か</translation>
    </message>
    <message>
        <source>Which type</source>
        <translation>どの種類か</translation>
    </message>
    <message>
        <source>Which item</source>
        <translation>どのアイテムか</translation>
    </message>
    <message>
        <source>How many at least</source>
        <translation>いくつ以上か</translation>
    </message>
    <message>
        <source>What it gives</source>
        <translation>得られるもの</translation>
    </message>
    <message>
        <source>What it produces</source>
        <translation>生産するアイテム</translation>
    </message>
    <message>
        <source>Copies of this card</source>
        <translation>同じカードの枚数</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>効果</translation>
    </message>
    <message>
        <source>Own name</source>
        <translation>自分で付けた名前</translation>
    </message>
    <message>
        <source>Calendar tile</source>
        <translation>暦タイル</translation>
    </message>
    <message>
        <source>Day {day}</source>
        <translation>{day}日目</translation>
    </message>
    <message>
        <source>Objective scoring</source>
        <translation>目標トークンの得点表</translation>
    </message>
    <message>
        <source>Color: {type}</source>
        <translation>色：{type}</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>未確認</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>効果なし</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>選び直し</translation>
    </message>
    <message>
        <source>Objective in your own words</source>
        <translation>目標を文章で入力</translation>
    </message>
    <message>
        <source>Where it counts</source>
        <translation>数える場所</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>数え方</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>Of which type</source>
        <translation>職人の種類</translation>
    </message>
    <message>
        <source>Of which item</source>
        <translation>アイテムの種類</translation>
    </message>
    <message>
        <source>What lies or stands on it</source>
        <translation>付いているもの</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>種類を問わない</translation>
    </message>
    <message>
        <source>Of one kind</source>
        <translation>同じ種類</translation>
    </message>
    <message>
        <source>Of different kinds</source>
        <translation>異なる種類</translation>
    </message>
    <message>
        <source>Any type</source>
        <translation>どの種類でも</translation>
    </message>
    <message>
        <source>Any item</source>
        <translation>どのアイテムでも</translation>
    </message>
    <message>
        <source>Nothing in particular</source>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>Write whole numbers parted by commas, as 0, 1, 3.</source>
        <translation>整数を半角コンマで区切って書いてください。</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Completed: {parts}</source>
        <translation>補われるもの：{parts}</translation>
    </message>
    <message>
        <source>Differs: {parts}</source>
        <translation>異なるもの：{parts}</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>暦</translation>
    </message>
    <message>
        <source>Match the colors</source>
        <translation>色合わせ</translation>
    </message>
    <message>
        <source>Effects not known yet: {n}</source>
        <translation>未確認の効果：{n}</translation>
    </message>
    <message>
        <source>Offerings not known yet: {n}</source>
        <translation>未確認の献上品：{n}</translation>
    </message>
    <message>
        <source>Favor not known yet: {n}</source>
        <translation>未確認の好意ポイント：{n}</translation>
    </message>
    <message>
        <source>Calendar faces: {n} of 4</source>
        <translation>暦の面：4面中{n}面</translation>
    </message>
    <message>
        <source>The objective scoring is known.</source>
        <translation>目標トークンの得点表は記入済みです。</translation>
    </message>
    <message>
        <source>The objective scoring is not known yet.</source>
        <translation>目標トークンの得点表は未確認です。</translation>
    </message>
</context>
<context>
    <name>CalendarDays</name>
    <message>
        <source>Day %1</source>
        <translation>%1日目</translation>
    </message>
</context>
<context>
    <name>CalendarPage</name>
    <message>
        <source>Calendar</source>
        <translation>暦</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n day(s))</source>
        <translation>
            <numerusform>%1（%n日分）</numerusform>
        </translation>
    </message>
    <message>
        <source>Objective scoring</source>
        <translation>目標トークンの得点表</translation>
    </message>
    <message>
        <source>What 0, 1, 2, … objective tokens are worth:</source>
        <translation>目標トークン0枚、1枚、2枚…の得点：</translation>
    </message>
    <message>
        <source>‹ Day %1</source>
        <translation>‹ %1日目</translation>
    </message>
    <message>
        <source>Another day than %1</source>
        <translation>%1日目以外の日</translation>
    </message>
    <message>
        <source>No objective</source>
        <translation>目標なし</translation>
    </message>
    <message>
        <source>Where face %1 has an objective scoring of its own:</source>
        <translation>面%1だけの目標トークンの得点表がある場合：</translation>
    </message>
    <message>
        <source>Objective scoring of face %1</source>
        <translation>面%1の目標トークンの得点表</translation>
    </message>
</context>
<context>
    <name>CardField</name>
    <message>
        <source>Card, e.g. S-001</source>
        <translation>カード（例：S-001）</translation>
    </message>
</context>
<context>
    <name>CardPage</name>
    <message>
        <source>New card</source>
        <translation>新しいカード</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>カード%1</translation>
    </message>
    <message>
        <source>Like this, but…</source>
        <translation>これと似たカード…</translation>
    </message>
    <message>
        <source>Next incomplete card</source>
        <translation>次の未完成のカード</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>Take it over into the game at hand, from here on</source>
        <translation>進行中のゲームにもここから適用</translation>
    </message>
    <message>
        <source>A name of your own</source>
        <translation>自分で付ける名前</translation>
    </message>
    <message>
        <source>Remove this card</source>
        <translation>このカードを削除</translation>
    </message>
    <message>
        <source>Remove it from the box?</source>
        <translation>ボックスから削除しますか？</translation>
    </message>
</context>
<context>
    <name>CardPick</name>
    <message>
        <source>In play. %1</source>
        <translation>使用中。%1</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>New card</source>
        <translation>新しいカード</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
</context>
<context>
    <name>CentreFace</name>
    <message>
        <source>Day %1</source>
        <translation>%1日目</translation>
    </message>
</context>
<context>
    <name>CentrePage</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>Next day</source>
        <translation>次の日へ</translation>
    </message>
</context>
<context>
    <name>ClaimPicks</name>
    <message>
        <source>Which travelers did you send left?</source>
        <translation>左隣に送った旅人は？</translation>
    </message>
    <message>
        <source>Two of one type</source>
        <translation>同じ種類2人</translation>
    </message>
</context>
<context>
    <name>ColorsPage</name>
    <message>
        <source>Match the colors</source>
        <translation>色合わせ</translation>
    </message>
    <message>
        <source>Pick a type, then the color that it has on your cards.</source>
        <translation>種類を選び、続けてお手元のカードでの色を選んでください。</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>“{word}” is not a command. Commands: {expected}.</source>
        <translation>「{word}」というコマンドはありません。使えるコマンド：{expected}。</translation>
    </message>
    <message>
        <source>“{word}” is not an option of this command. --help shows what is possible.</source>
        <translation>「{word}」はこのコマンドのオプションではありません。使えるものは--helpで見られます。</translation>
    </message>
    <message>
        <source>There is no such option. --help shows what is possible.</source>
        <translation>そのオプションはありません。使えるものは--helpで見られます。</translation>
    </message>
    <message>
        <source>“{word}” is not possible for {option}. Expected: {expected}.</source>
        <translation>{option}に「{word}」は使えません。必要な値：{expected}。</translation>
    </message>
    <message>
        <source>“{word}” is not possible for {option}.</source>
        <translation>{option}に「{word}」は使えません。</translation>
    </message>
    <message>
        <source>The value of an option is not possible. --help shows what is.</source>
        <translation>オプションの値が使えません。使えるものは--helpで見られます。</translation>
    </message>
    <message>
        <source>{option} needs a value after it.</source>
        <translation>{option}の後に値が必要です。</translation>
    </message>
    <message>
        <source>An option needs a value after it.</source>
        <translation>オプションの後に値が必要です。</translation>
    </message>
    <message>
        <source>{option} and {other} cannot be used together. Choose one of them.</source>
        <translation>{option}と{other}は一緒に使えません。どちらかを選んでください。</translation>
    </message>
    <message>
        <source>These options cannot be used together. Choose one of them.</source>
        <translation>これらのオプションは一緒に使えません。どちらかを選んでください。</translation>
    </message>
    <message>
        <source>Name one file, or “-” for standard input.</source>
        <translation>ファイルを1つ指定してください。標準入力から読むときは「-」です。</translation>
    </message>
    <message>
        <source>Say what to look for, in words or as a question.</source>
        <translation>調べたいことを、語か質問で書いてください。</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <extracomment>{why} is what the system says.</extracomment>
        <translation>{file}を読めません：{why}</translation>
    </message>
    <message>
        <source>{file} cannot be read. Check that it exists and that you may read it.</source>
        <translation>{file}を読めません。ファイルがあるか、読む権限があるかを確かめてください。</translation>
    </message>
    <message>
        <source>The file cannot be read. Check that it exists and that you may read it.</source>
        <translation>ファイルを読めません。ファイルがあるか、読む権限があるかを確かめてください。</translation>
    </message>
    <message>
        <source>There is no seat {word} at this table. Seats are numbered from 0 to {max}.</source>
        <translation>このテーブルに{word}番の席はありません。席の番号は0から{max}までです。</translation>
    </message>
    <message>
        <source>There is no such seat at this table. Seats are numbered from 0.</source>
        <translation>その席はこのテーブルにありません。席の番号は0から始まります。</translation>
    </message>
    <message>
        <source>The game “{word}” is not known. Games: {expected}.</source>
        <translation>「{word}」というゲームはありません。遊べるゲーム：{expected}。</translation>
    </message>
    <message>
        <source>This game is not known.</source>
        <translation>そのゲームはありません。</translation>
    </message>
    <message>
        <source>--script prints one game: use it with --games 1.</source>
        <translation>--scriptは1ゲームだけを書き出します。--games 1と一緒に使ってください。</translation>
    </message>
    <message>
        <source>{file} cannot be written. Check that its folder exists and that you may write there; what was there has not changed.</source>
        <translation>{file}に書き込めません。フォルダーがあるか、書き込む権限があるか確認してください。元の内容は変わっていません。</translation>
    </message>
    <message>
        <source>The file cannot be written. Check that its folder exists and that you may write there; what was there has not changed.</source>
        <translation>ファイルに書き込めません。フォルダーがあるか、書き込む権限があるか確認してください。元の内容は変わっていません。</translation>
    </message>
    <message>
        <source>Usage: gyoji-cli replay [--log | --text] [--as SEAT] FILE; asks FILE; check-box FILE; advise FILE --player SEAT; drift FILE --player SEAT --seen JSON; export FILE --to FORMAT [-o OUT] [--date DATE] [--minutes N] [--location PLACE]; simulate --game GAME --games N --seed S [--players P] [--script]; or rules QUESTION [--game GAME]. --lang en|fr|ja chooses the language of messages. FILE may be “-” for standard input.</source>
        <translation>使い方：gyoji-cli replay [--log | --text] [--as 席] ファイル、asks ファイル、check-box ファイル、advise ファイル --player 席、drift ファイル --player 席 --seen JSON、export ファイル --to 形式 [-o 出力先] [--date 日時] [--minutes N] [--location 場所]、simulate --game ゲーム --games N --seed S [--players P] [--script]、またはrules 質問 [--game ゲーム]。メッセージの言語は--lang en|fr|jaで選びます。ファイルに「-」と書くと標準入力から読みます。</translation>
    </message>
    <message>
        <source>There is no such command. Commands: replay, asks, check-box, advise, drift, export, simulate, rules.</source>
        <translation>そのコマンドはありません。使えるコマンドはreplay、asks、check-box、advise、drift、export、simulate、rulesです。</translation>
    </message>
</context>
<context>
    <name>CorrectCounts</name>
    <message>
        <source>Correct the counts</source>
        <translation>数の訂正</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>村</translation>
    </message>
    <message>
        <source>Palace gate</source>
        <translation>宮殿の門</translation>
    </message>
    <message>
        <source>Take %1 from under the gate</source>
        <translation>%1を門の下から取り除く</translation>
    </message>
    <message>
        <source>Card to put under the gate</source>
        <translation>門の下に置くカード</translation>
    </message>
    <message>
        <source>Save the correction</source>
        <translation>訂正を保存</translation>
    </message>
    <message>
        <source>Leave as it was</source>
        <translation>元のまま</translation>
    </message>
</context>
<context>
    <name>CountColumnPane</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>プレイヤー%1の名前</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <translation>プレイヤー%1を削除</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>%1行目</translation>
    </message>
</context>
<context>
    <name>CountPage</name>
    <message>
        <source>Just count</source>
        <translation>得点計算のみ</translation>
    </message>
    <message>
        <source>Arigatō</source>
        <translation>Arigatō</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>別のゲーム</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>プレイヤーを追加</translation>
    </message>
    <message>
        <source>Keep the result</source>
        <translation>結果を記録</translation>
    </message>
</context>
<context>
    <name>CountPick</name>
    <message>
        <source>One more: %1</source>
        <translation>1つ増やす：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>One less: %1</source>
        <translation>1つ減らす：%1</translation>
    </message>
</context>
<context>
    <name>CountRows</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>What the game is called</source>
        <translation>ゲームの名前</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>数えるもの</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>Remove row %1</source>
        <translation>%1行目を削除</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>行を追加</translation>
    </message>
</context>
<context>
    <name>CountsAsk</name>
    <message>
        <source>What lies in the supply? It goes with the step to dusk.</source>
        <translation>サプライには何がありますか？夕暮れに進むときに使います。</translation>
    </message>
    <message>
        <source>What does the offering of %1 need?</source>
        <translation>%1の献上品には何が必要ですか？</translation>
    </message>
    <message>
        <source>Pay and prepare</source>
        <translation>支払って準備</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Prepare, cost later</source>
        <translation>コストは後で準備</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>後で</translation>
    </message>
</context>
<context>
    <name>CoursePane</name>
    <message>
        <source>Total after each day</source>
        <translation>各日終了時の合計</translation>
    </message>
    <message>
        <source>Total after each day; the same numbers stand in the table.</source>
        <translation>各日終了時の合計です。同じ数値を表でも見られます。</translation>
    </message>
    <message>
        <source>Day %1: %2</source>
        <translation>%1日目：%2</translation>
    </message>
    <message>
        <source>Show as a chart</source>
        <translation>グラフで表示</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>表で表示</translation>
    </message>
</context>
<context>
    <name>CoveredDawn</name>
    <message>
        <source>%1 chooses in secret, on a phone.</source>
        <translation>%1さんはスマートフォンで伏せて選んでいます。</translation>
    </message>
    <message>
        <source>Play it here</source>
        <translation>この端末で操作</translation>
    </message>
</context>
<context>
    <name>DayGlance</name>
    <message>
        <source>Day %1</source>
        <translation>%1日目</translation>
    </message>
</context>
<context>
    <name>DeviceSettings</name>
    <message>
        <source>This device</source>
        <translation>この端末</translation>
    </message>
    <message>
        <source>✓ A child plays here</source>
        <translation>✓ 子どもの席</translation>
    </message>
    <message>
        <source>A child plays here</source>
        <translation>子どもの席</translation>
    </message>
    <message>
        <source>Buttons are larger, and the others close the day.</source>
        <translation>ボタンが大きくなり、一日の終わりは他の人が進めます。</translation>
    </message>
    <message>
        <source>✓ Seats turned to their players</source>
        <translation>✓ 席を各人に向ける</translation>
    </message>
    <message>
        <source>Seats turned to their players</source>
        <translation>席を各人に向ける</translation>
    </message>
    <message>
        <source>For a tablet in the middle, two to four players.</source>
        <translation>中央に置くタブレット用、2〜4人。</translation>
    </message>
    <message>
        <source>Lock into the table</source>
        <translation>このテーブルに固定</translation>
    </message>
    <message>
        <source>For a device that goes from hand to hand: nothing but the table and the rules, until the lock is held for three seconds.</source>
        <translation>手から手へ渡す端末のために：ロックを3秒間押し続けるまで、テーブルとルールのほかは開きません。</translation>
    </message>
</context>
<context>
    <name>DriftPane</name>
    <message>
        <source>Find what went wrong</source>
        <translation>何が違ったか調べる</translation>
    </message>
</context>
<context>
    <name>EntryCards</name>
    <message>
        <source>Nobody</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>A card not listed</source>
        <translation>一覧にないカード</translation>
    </message>
    <message>
        <source>%1 –</source>
        <translation>%1 –</translation>
    </message>
    <message>
        <source>Take %1 from under the gate</source>
        <translation>%1を門の下から取り除く</translation>
    </message>
</context>
<context>
    <name>EntryPlace</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>◆ Offering</source>
        <translation>◆ 献上品</translation>
    </message>
    <message>
        <source>No offering</source>
        <translation>献上品なし</translation>
    </message>
</context>
<context>
    <name>FavorAsk</name>
    <message>
        <source>How much favor is printed on %1?</source>
        <translation>%1に書かれた好意ポイントはいくつですか？</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>後で</translation>
    </message>
</context>
<context>
    <name>FormParts</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>FromTablePane</name>
    <message>
        <source>What lies there</source>
        <translation>今の状態</translation>
    </message>
    <message>
        <source>For each workshop tap the type, then the card; under the gate the type is enough.</source>
        <translation>工房ごとに種類、カードの順に押してください。門の下は種類だけで十分です。</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>個人サプライ</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>これですべて</translation>
    </message>
</context>
<context>
    <name>GainByHand</name>
    <message>
        <source>Gain by hand</source>
        <translation>手動での獲得</translation>
    </message>
    <message>
        <source>For an effect that was forgotten, or a card not described yet. Other effects may answer to it.</source>
        <translation>忘れていた効果や、まだ登録していないカードのためのものです。ほかの効果が発動することがあります。</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>獲得する</translation>
    </message>
</context>
<context>
    <name>HandoverForm</name>
    <message>
        <source>Without a network</source>
        <translation>ネットワークなしで</translation>
    </message>
    <message>
        <source>A code hands the game, or one seat, over to another device: scan or copy it there, and paste it on its first page.</source>
        <translation>コードで、ゲーム全体または1つの席を別の端末に渡せます。読み取るかコピーして、その端末の最初のページで貼り付けてください。</translation>
    </message>
    <message>
        <source>Whole game</source>
        <translation>ゲーム全体</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>テキストをコピー</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message>
        <source>Day %1: no objective</source>
        <translation>%1日目：目標なし</translation>
    </message>
</context>
<context>
    <name>HeadlineWords</name>
    <message>
        <source>Day %1</source>
        <translation>%1日目</translation>
    </message>
</context>
<context>
    <name>HistoryEntry</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, %2, still running</source>
        <translation>%1、%2、進行中</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>このゲームを削除</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Game, player or date</source>
        <translation>ゲーム、プレイヤー、日付</translation>
    </message>
    <message>
        <source>Find games by game, player or date</source>
        <translation>ゲーム、プレイヤー、日付で探す</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>削除しました：%1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>No game was played yet.</source>
        <translation>まだゲームの記録はありません。</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>条件に合うゲームはありません。</translation>
    </message>
</context>
<context>
    <name>HoldButton</name>
    <message>
        <source>Hold for three seconds.</source>
        <translation>3秒間押し続けてください。</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>%1 (%2, over)</source>
        <translation>%1（%2、終了）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>My copy</source>
        <translation>マイボックス</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Paste a code</source>
        <translation>コードを貼り付け</translation>
    </message>
    <message>
        <source>Just count</source>
        <translation>得点計算のみ</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>使い方を試す</translation>
    </message>
</context>
<context>
    <name>HotspotForm</name>
    <message>
        <source>Wi-Fi</source>
        <translation>Wi-Fi</translation>
    </message>
    <message>
        <source>Phones must be on the same network as this device. Type it once, and guests scan it.</source>
        <translation>スマートフォンはこの端末と同じネットワークにつなぎます。一度入力すれば、読み取るだけでつながります。</translation>
    </message>
    <message>
        <source>Network name</source>
        <translation>ネットワーク名</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>Show its code</source>
        <translation>コードを表示</translation>
    </message>
</context>
<context>
    <name>HourglassOrder</name>
    <message>
        <source>Hourglass effects at dusk come in this order. A tap lets one come sooner.</source>
        <translation>夕暮れの砂時計の効果はこの順です。タップすると順番が早まります。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>IconsPage</name>
    <message>
        <source>Icons</source>
        <translation>アイコン</translation>
    </message>
    <message>
        <source>Tap an icon, or two, to see what they mean.</source>
        <translation>アイコンを1つか2つタップすると、意味が表示されます。</translation>
    </message>
</context>
<context>
    <name>ImportFaults</name>
    <message>
        <source>This file is too big for a list of plays. At most {max} MiB can be read.</source>
        <translation>プレイの一覧としてはファイルが大きすぎます。読めるのは{max}MiBまでです。</translation>
    </message>
    <message>
        <source>This file is too big for a list of plays.</source>
        <translation>プレイの一覧としてはファイルが大きすぎます。</translation>
    </message>
    <message>
        <source>This file cannot be read as a list of plays: it must be valid JSON in UTF-8, at most 64 levels deep.</source>
        <translation>このファイルはプレイの一覧として読めません。64階層以内の正しいJSON（UTF-8）が必要です。</translation>
    </message>
    <message>
        <source>This is not a file of BG Stats: “games”, “players” and “plays” must be lists in it. Export it from BG Stats once more, and choose that file.</source>
        <translation>これはBG Statsのファイルではありません。「games」「players」「plays」の一覧が必要です。BG Statsからもう一度書き出して、そのファイルを選んでください。</translation>
    </message>
    <message>
        <source>“{key}” is missing. What it belongs to is left out of the import.</source>
        <translation>「{key}」がありません。その項目は取り込みません。</translation>
    </message>
    <message>
        <source>Something is missing. What it belongs to is left out of the import.</source>
        <translation>足りないものがあります。その項目は取り込みません。</translation>
    </message>
    <message>
        <source>“{key}” has the wrong kind of value. Expected: {expected}. What it belongs to is left out of the import.</source>
        <translation>「{key}」の値の種類が違います。必要な値：{expected}。その項目は取り込みません。</translation>
    </message>
    <message>
        <source>This is the wrong kind of value. What it belongs to is left out of the import.</source>
        <translation>値の種類が違います。その項目は取り込みません。</translation>
    </message>
    <message>
        <source>“{key}” is out of range. Expected: {expected} from {min} to {max}. What it belongs to is left out of the import.</source>
        <translation>「{key}」は範囲外です。必要な値：{min}から{max}までの{expected}。その項目は取り込みません。</translation>
    </message>
    <message>
        <source>This value is out of range. What it belongs to is left out of the import.</source>
        <translation>この値は範囲外です。その項目は取り込みません。</translation>
    </message>
    <message>
        <source>“{word}” at “{key}” is not a date and time. This play is left out of the import.</source>
        <translation>「{key}」の「{word}」は日時ではありません。このプレイは取り込みません。</translation>
    </message>
    <message>
        <source>This is not a date and time. This play is left out of the import.</source>
        <translation>日時ではありません。このプレイは取り込みません。</translation>
    </message>
    <message>
        <source>“{key}” names number {id}, which this file does not have. This play is left out of the import.</source>
        <translation>「{key}」が指す番号{id}は、このファイルにありません。このプレイは取り込みません。</translation>
    </message>
    <message>
        <source>This names a number that the file does not have. This play is left out of the import.</source>
        <translation>指している番号がファイルにありません。このプレイは取り込みません。</translation>
    </message>
    <message>
        <source>“{id}” is there twice. The second, at “{key}”, is left out of the import.</source>
        <translation>「{id}」が二つあります。二つ目（「{key}」）は取り込みません。</translation>
    </message>
    <message>
        <source>This is there twice. The second is left out of the import.</source>
        <translation>同じものが二つあります。二つ目は取り込みません。</translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message>
        <source>Plays from BG Stats</source>
        <translation>BG Statsの記録</translation>
    </message>
    <message>
        <source>Take them in</source>
        <translation>取り込む</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Leave all out</source>
        <translation>すべて除外</translation>
    </message>
    <message>
        <source>Choose all</source>
        <translation>すべて選択</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>Code to scan: %1</source>
        <translation>読み取るコード：%1</translation>
    </message>
</context>
<context>
    <name>InvitePage</name>
    <message>
        <source>Invite</source>
        <translation>招待</translation>
    </message>
    <message>
        <source>Phones on this network that scan a code play that seat. Nothing needs to be installed.</source>
        <translation>同じネットワークのスマートフォンでコードを読み取ると、その席で遊べます。インストールは不要です。</translation>
    </message>
    <message>
        <source>Each player can play on their own phone, in its browser. Nothing is open to the network until you invite.</source>
        <translation>それぞれのスマートフォンのブラウザーで遊べます。招待するまで、ネットワークには何も公開されません。</translation>
    </message>
    <message>
        <source>Stop inviting</source>
        <translation>招待を終了</translation>
    </message>
    <message>
        <source>Invite phones</source>
        <translation>スマートフォンを招待</translation>
    </message>
    <message>
        <source>To watch</source>
        <translation>観戦</translation>
    </message>
    <message>
        <source>Scores and calendar only</source>
        <translation>得点と暦のみ</translation>
    </message>
    <message>
        <source>Phones reach this device at</source>
        <translation>この端末に接続するアドレス</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>ItemPick</name>
    <message>
        <source>%1: %2, picked %3</source>
        <translation>%1：%2、選択 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>picked: %1</source>
        <translation>選択：%1</translation>
    </message>
</context>
<context>
    <name>ItemsAsk</name>
    <message>
        <source>Choose items: %1 of %2</source>
        <translation>アイテムを選んでください：%1/%2</translation>
    </message>
    <message>
        <source>Discard items: %1 of %2</source>
        <translation>アイテムを捨ててください：%1/%2</translation>
    </message>
    <message>
        <source>Two of one item are exchanged (%1). For which other item?</source>
        <translation>同じアイテム2個（%1）を交換します。どのアイテムを受け取りますか？</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>選び直し</translation>
    </message>
</context>
<context>
    <name>JournalPage</name>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Nothing has been done yet.</source>
        <translation>まだ何も行われていません。</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>%1日目</translation>
    </message>
    <message>
        <source>Tap a line to change it, remove it, or insert one before it.</source>
        <translation>行をタップすると、変更・削除・直前への追加ができます。</translation>
    </message>
</context>
<context>
    <name>Learned</name>
    <message>
        <source>New or completed cards in this game: %1. Effects not known yet: %2.</source>
        <translation>このゲームで新規または補完されたカード：%1。未確認の効果：%2。</translation>
    </message>
    <message>
        <source>Into my copy</source>
        <translation>マイボックスへ</translation>
    </message>
    <message>
        <source>Objectives described in this game: %1.</source>
        <translation>このゲームで登録した目標：%1。</translation>
    </message>
    <message>
        <source>The objective scoring is new to your copy.</source>
        <translation>目標トークンの得点表は、マイボックスにまだありません。</translation>
    </message>
</context>
<context>
    <name>LineOptions</name>
    <message>
        <source>Leave it as it is</source>
        <translation>そのままにする</translation>
    </message>
</context>
<context>
    <name>LinePane</name>
    <message>
        <source>Change it</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Insert before</source>
        <translation>直前に追加</translation>
    </message>
</context>
<context>
    <name>LinePlan</name>
    <message numerus="yes">
        <source>Change this, and leave out %n line(s)</source>
        <translation>
            <numerusform>変更し、%n行を取り除く</numerusform>
        </translation>
    </message>
    <message>
        <source>Change this</source>
        <translation>変更する</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>そのままにする</translation>
    </message>
</context>
<context>
    <name>LogColumn</name>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
</context>
<context>
    <name>LookingBackPage</name>
    <message>
        <source>Looking back</source>
        <translation>ふりかえり</translation>
    </message>
    <message>
        <source>Each day by itself, from its morning to its dusk: what was still to come does not count.</source>
        <translation>どの日も、その日の朝から夕暮れまでだけで考えます。あとの日のことは数えません。</translation>
    </message>
</context>
<context>
    <name>LookingBackRuling</name>
    <message>
        <source>May players look back on the game, and see the best of today, while it is played?</source>
        <translation>ゲームの途中でふりかえりや、今日の最善の手を見てもよいですか？</translation>
    </message>
    <message>
        <source>It comments on everybody’s play, so it waits for the end unless the table says otherwise.</source>
        <translation>全員の手について述べるので、テーブルで決めないかぎり、終わってから見ます。</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
</context>
<context>
    <name>MergeEntry</name>
    <message>
        <source>Here: %1</source>
        <translation>こちら：%1</translation>
    </message>
    <message>
        <source>There: %1</source>
        <translation>相手側：%1</translation>
    </message>
    <message>
        <source>These are two cards</source>
        <translation>別々のカード</translation>
    </message>
</context>
<context>
    <name>MoreButton</name>
    <message>
        <source>Corrections and more for %1</source>
        <translation>%1さんの訂正など</translation>
    </message>
</context>
<context>
    <name>NewTablePage</name>
    <message>
        <source>New game of Arigatō</source>
        <translation>Arigatōの新しいゲーム</translation>
    </message>
    <message>
        <source>Calendar: the face that lies on top of each tile</source>
        <translation>暦：各タイルの表になっている面</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Day that the game has come to</source>
        <translation>ゲームの今の日</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>消す</translation>
    </message>
</context>
<context>
    <name>NumberPick</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ObjectiveAsk</name>
    <message>
        <source>Is the objective of the day met?</source>
        <translation>今日の目標を達成しましたか？</translation>
    </message>
    <message>
        <source>Yes, on to dusk</source>
        <translation>はい、夕暮れへ</translation>
    </message>
    <message>
        <source>No, on to dusk</source>
        <translation>いいえ、夕暮れへ</translation>
    </message>
    <message>
        <source>Describe it by icons</source>
        <translation>アイコンで入力</translation>
    </message>
</context>
<context>
    <name>ObjectiveForm</name>
    <message>
        <source>What must hold</source>
        <translation>満たすべきこと</translation>
    </message>
    <message>
        <source>And also…</source>
        <translation>さらに…</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>文章で</translation>
    </message>
</context>
<context>
    <name>ObjectivePage</name>
    <message>
        <source>Objective of day %1</source>
        <translation>%1日目の目標</translation>
    </message>
    <message>
        <source>That is the objective</source>
        <translation>この目標で決定</translation>
    </message>
</context>
<context>
    <name>OpenButton</name>
    <message>
        <source>Open a file</source>
        <translation>ファイルを開く</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open a game, a box or a list of plays</source>
        <translation>ゲーム・ボックス・プレイ記録を開く</translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>PlaceLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>裏向き</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1：空き</translation>
    </message>
    <message>
        <source>◆ Offering</source>
        <translation>◆ 献上品</translation>
    </message>
    <message>
        <source>No offering</source>
        <translation>献上品なし</translation>
    </message>
    <message>
        <source>Empty it</source>
        <translation>空にする</translation>
    </message>
    <message>
        <source>Card that lives there (%1)</source>
        <translation>そこに住むカード（%1）</translation>
    </message>
</context>
<context>
    <name>PointsEntry</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>PreviewPage</name>
    <message>
        <source>A game from a file</source>
        <translation>ファイルのゲーム</translation>
    </message>
    <message>
        <source>Open the game that is here</source>
        <translation>ここにあるゲームを開く</translation>
    </message>
    <message>
        <source>Bring the game here up to date</source>
        <translation>ここにあるゲームを更新</translation>
    </message>
    <message>
        <source>Keep it as another game</source>
        <translation>別のゲームとして保存</translation>
    </message>
    <message>
        <source>Keep this game</source>
        <translation>このゲームを保存</translation>
    </message>
    <message>
        <source>Only look at it</source>
        <translation>見るだけ</translation>
    </message>
</context>
<context>
    <name>ProducersAsk</name>
    <message>
        <source>Producers: %1 of %2</source>
        <translation>生産職人：%1/%2</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>選び直し</translation>
    </message>
</context>
<context>
    <name>ResidentAsk</name>
    <message>
        <source>Where does %1 live?</source>
        <translation>%1の工房はどこですか？</translation>
    </message>
    <message>
        <source>Where may the new card live?</source>
        <translation>新しいカードはどこに住めますか？</translation>
    </message>
    <message>
        <source>Who is the resident today?</source>
        <translation>今日の住人はだれですか？</translation>
    </message>
    <message>
        <source>‹ %1</source>
        <translation>‹ %1</translation>
    </message>
    <message>
        <source>Another type than %1</source>
        <translation>%1以外の種類</translation>
    </message>
    <message>
        <source>A card not listed</source>
        <translation>一覧にないカード</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
</context>
<context>
    <name>ResultActions</name>
    <message>
        <source>Share</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再戦</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>ジャーナル</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>ゲームを開く</translation>
    </message>
    <message>
        <source>Same seats</source>
        <translation>同じ席順</translation>
    </message>
    <message>
        <source>Everyone moves on by one seat</source>
        <translation>席を1つずつずらす</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>ふりかえり</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Final score</source>
        <translation>最終得点</translation>
    </message>
    <message>
        <source>Score so far</source>
        <translation>現在の得点</translation>
    </message>
    <message>
        <source>{player} has retired and has no rank.</source>
        <translation>{player}さんは途中で抜けたため順位はありません。</translation>
    </message>
    <message numerus="yes">
        <source>For {player}, %n thing(s) in the score are still unknown.</source>
        <translation>
            <numerusform>{player}さんの得点には、まだ不明なものが%n件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins with {total}.</source>
        <translation>{player}さんが{total}で優勝です。</translation>
    </message>
    <message>
        <source>Shared victory: {players}, with {total} each.</source>
        <translation>同点優勝：{players}（各{total}）。</translation>
    </message>
    <message>
        <source>The score is the result: {total}.</source>
        <translation>得点が結果です：{total}。</translation>
    </message>
    <message>
        <source>{game}: final score</source>
        <translation>{game}：最終得点</translation>
    </message>
    <message>
        <source>{game}: score so far</source>
        <translation>{game}：現在の得点</translation>
    </message>
    <message>
        <source>{rank}. {player}: {total} ({points})</source>
        <translation>{rank}位&#x3000;{player}さん：{total}（{points}）</translation>
    </message>
    <message>
        <source>{player}: {total} ({points})</source>
        <extracomment>A seat without a rank.</extracomment>
        <translation>{player}さん：{total}（{points}）</translation>
    </message>
    <message>
        <source>{source} {points}</source>
        <extracomment>Points from one source: “objectives 10”.</extracomment>
        <translation>{source}{points}</translation>
    </message>
    <message>
        <source>{player}: {total}</source>
        <extracomment>A player&apos;s total after a day: “Aki: 12”.</extracomment>
        <translation>{player}：{total}</translation>
    </message>
    <message>
        <source>objectives</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>favor</source>
        <translation>好意ポイント</translation>
    </message>
    <message>
        <source>palace gate</source>
        <translation>宮殿の門</translation>
    </message>
    <message>
        <source>play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>location</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <source>player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>席</translation>
    </message>
    <message>
        <source>start player</source>
        <translation>スタートプレイヤー</translation>
    </message>
    <message>
        <source>total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>優勝</translation>
    </message>
    <message>
        <source>still unknown</source>
        <extracomment>How many things in a score are still unknown.</extracomment>
        <translation>不明な項目</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>This format needs to know when the game was played. Say the date and time first.</source>
        <translation>この形式にはプレイの日時が必要です。先に日時を指定してください。</translation>
    </message>
    <message>
        <source>So many players and such long names do not fit in a link. Use the BG Stats file instead.</source>
        <translation>人数が多く名前が長いため、リンクに収まりません。BG Statsのファイルを使ってください。</translation>
    </message>
    <message>
        <source>{source} ({amount})</source>
        <extracomment>A source of points and what it is counted from: “Objectives (4 objective tokens)”.</extracomment>
        <translation>{source}（{amount}）</translation>
    </message>
    <message>
        <source>Arigatō</source>
        <translation>Arigatō</translation>
    </message>
    <message>
        <source>Text for a chat</source>
        <translation>チャット用のテキスト</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>PDF to print (A4)</source>
        <translation>印刷用PDF（A4）</translation>
    </message>
    <message>
        <source>PDF to print (Letter)</source>
        <translation>印刷用PDF（レター）</translation>
    </message>
    <message>
        <source>Link to BG Stats</source>
        <translation>BG Statsへのリンク</translation>
    </message>
    <message>
        <source>QR code of that link</source>
        <translation>そのリンクのQRコード</translation>
    </message>
    <message>
        <source>File for BG Stats</source>
        <translation>BG Stats用のファイル</translation>
    </message>
    <message>
        <source>BoardGameGeek’s XML</source>
        <translation>BoardGameGeekのXML</translation>
    </message>
    <message>
        <source>CSV for a spreadsheet</source>
        <translation>表計算用のCSV</translation>
    </message>
    <message>
        <source>HTML page</source>
        <translation>HTMLページ</translation>
    </message>
    <message>
        <source>The game itself, for another device</source>
        <translation>ゲームそのもの（別の端末用）</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>コピーしました。</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>{file}として保存しました。</translation>
    </message>
    <message>
        <source>This game was not followed, so it has no journal. Any other format can be saved.</source>
        <translation>このゲームは記録されていないため、ジャーナルがありません。ほかの形式では保存できます。</translation>
    </message>
    <message numerus="yes">
        <source>Day {day}: %n point(s) left on the table</source>
        <translation>
            <numerusform>{day}日目：%n点を取りこぼしました</numerusform>
        </translation>
    </message>
    <message>
        <source>Day {day}: as good as can be</source>
        <translation>{day}日目：これ以上はありません</translation>
    </message>
    <message>
        <source>Day {day}: nothing better found</source>
        <translation>{day}日目：よりよい手は見つかりませんでした</translation>
    </message>
    <message>
        <source>Day {day}: counted by hand, so there is nothing to compare</source>
        <translation>{day}日目：手で数えたため、比べられません</translation>
    </message>
    <message numerus="yes">
        <source>As it was: %n point(s) by dusk</source>
        <translation>
            <numerusform>実際の一日：夕暮れに%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best day: %n point(s) by dusk</source>
        <translation>
            <numerusform>最善の一日：夕暮れに%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best day found: %n point(s) by dusk</source>
        <extracomment>All days could not be tried.</extracomment>
        <translation>
            <numerusform>見つかったうちの最善の一日：夕暮れに%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} left %n point(s) on the table, day by day.</source>
        <translation>
            <numerusform>{player}さんは、1日ごとに数えて、合わせて%n点を取りこぼしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>No day of {player} could have been better.</source>
        <translation>{player}さんのどの日も、これ以上はありませんでした。</translation>
    </message>
    <message>
        <source>No day of {player} was followed closely enough for this.</source>
        <translation>{player}さんの記録はこのためには足りません。</translation>
    </message>
    <message numerus="yes">
        <source>Today: at best %n point(s) by dusk</source>
        <translation>
            <numerusform>今日：最善で夕暮れに%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Today: at least %n point(s) by dusk</source>
        <translation>
            <numerusform>今日：夕暮れに少なくとも%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player}さんの勝ちです。</translation>
    </message>
    <message>
        <source>Shared victory: {players}.</source>
        <translation>同点優勝：{players}。</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Table rulings</source>
        <translation>この卓の取り決め</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>アイコン</translation>
    </message>
</context>
<context>
    <name>RulingEntry</name>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
</context>
<context>
    <name>RulingsPage</name>
    <message>
        <source>Table rulings</source>
        <translation>この卓の取り決め</translation>
    </message>
    <message>
        <source>The rules of the game do not say, so the table decides. A change counts from here on.</source>
        <translation>ゲームのルールに書かれていないため、テーブルで決めます。変更はこれ以降に適用されます。</translation>
    </message>
</context>
<context>
    <name>SaveBoxDialog</name>
    <message>
        <source>Save the box</source>
        <translation>ボックスの保存</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save the result</source>
        <translation>結果の保存</translation>
    </message>
</context>
<context>
    <name>ScoreTableAsk</name>
    <message>
        <source>What 0, 1, 2, … objective tokens are worth, as the calendar shows it:</source>
        <translation>暦に示された、目標トークン0個、1個、2個…の得点：</translation>
    </message>
    <message>
        <source>Objective scoring</source>
        <translation>目標トークンの得点表</translation>
    </message>
</context>
<context>
    <name>ScriptRefusals</name>
    <message>
        <source>Line {line}: {message}</source>
        <extracomment>A whole sentence after the number of the script&apos;s line it is about.</extracomment>
        <translation>{line}行目：{message}</translation>
    </message>
    <message>
        <source>This line is not valid JSON in UTF-8. Write one JSON object on one line.</source>
        <translation>この行は正しいJSON（UTF-8）ではありません。1行に1つのJSONオブジェクトを書いてください。</translation>
    </message>
    <message>
        <source>This line is longer than {max} bytes. Split it into several actions.</source>
        <translation>この行は{max}バイトを超えています。複数の操作に分けてください。</translation>
    </message>
    <message>
        <source>This line is too long: 64 KiB is the limit. Split it into several actions.</source>
        <translation>この行は長すぎます。上限は64KiBです。複数の操作に分けてください。</translation>
    </message>
    <message>
        <source>“{key}” has the wrong kind of value. Expected: {expected}.</source>
        <translation>「{key}」の値の種類が違います。必要な値：{expected}。</translation>
    </message>
    <message>
        <source>“{key}” has the wrong kind of value.</source>
        <translation>「{key}」の値の種類が違います。</translation>
    </message>
    <message>
        <source>A script line must be a JSON object. Write one action as {&quot;do&quot;: …}.</source>
        <translation>スクリプトの行はJSONオブジェクトでなければなりません。操作を{&quot;do&quot;: …}の形で書いてください。</translation>
    </message>
    <message>
        <source>“{key}” is missing. Add it to the line.</source>
        <translation>「{key}」がありません。この行に加えてください。</translation>
    </message>
    <message>
        <source>A required field is missing from this line.</source>
        <translation>この行に必要な項目がありません。</translation>
    </message>
    <message>
        <source>“{word}” is not an action. The documentation of the script lists the words that “do” may have.</source>
        <translation>「{word}」という操作はありません。「do」に書ける語はスクリプトの説明にあります。</translation>
    </message>
    <message>
        <source>The word of “do” is not an action. The documentation of the script lists the words it may have.</source>
        <translation>「do」の語は操作ではありません。書ける語はスクリプトの説明にあります。</translation>
    </message>
    <message>
        <source>This line has a field that does not belong to it. Remove it, or check its spelling.</source>
        <translation>この行に不要な項目があります。取り除くか、つづりを確かめてください。</translation>
    </message>
    <message>
        <source>“{key}” is out of range. Expected: {expected} from {min} to {max}.</source>
        <translation>「{key}」は範囲外です。必要な値：{min}から{max}までの{expected}。</translation>
    </message>
    <message>
        <source>“{key}” is out of range. From {min} to {max} is possible.</source>
        <translation>「{key}」は範囲外です。{min}から{max}までが可能です。</translation>
    </message>
    <message>
        <source>“{key}” is out of range. Expected: {expected}.</source>
        <translation>「{key}」は範囲外です。必要な値：{expected}。</translation>
    </message>
    <message>
        <source>“{key}” is out of range.</source>
        <translation>「{key}」は範囲外です。</translation>
    </message>
    <message>
        <source>A value of this line is out of range.</source>
        <translation>この行に範囲外の値があります。</translation>
    </message>
    <message>
        <source>“{word}” is not a word that “{key}” may have. Expected: {expected}.</source>
        <translation>「{key}」に「{word}」とは書けません。必要な値：{expected}。</translation>
    </message>
    <message>
        <source>“{word}” is not a word that “{key}” may have.</source>
        <translation>「{key}」に「{word}」とは書けません。</translation>
    </message>
    <message>
        <source>The word of “{key}” is not one of those possible. Expected: {expected}.</source>
        <translation>「{key}」の語は使えません。必要な値：{expected}。</translation>
    </message>
    <message>
        <source>The word of “{key}” is not one of those possible.</source>
        <translation>「{key}」の語は使えません。</translation>
    </message>
    <message>
        <source>A word of this line is not one of those possible.</source>
        <translation>この行に使えない語があります。</translation>
    </message>
    <message>
        <source>“{key}”: there is no such seat. Seats are numbered from 0 to {max}.</source>
        <translation>「{key}」：その席はありません。席の番号は0から{max}までです。</translation>
    </message>
    <message>
        <source>There is no such seat. Seats are numbered from 0.</source>
        <translation>その席はありません。席の番号は0から始まります。</translation>
    </message>
    <message>
        <source>Card {card} is not in this game’s box. Name a card of the box, or describe this one first (define).</source>
        <translation>カード{card}はこのゲームのボックスにありません。ボックスのカードを指定するか、先にこのカードを登録してください（define）。</translation>
    </message>
    <message>
        <source>This card is not in this game’s box. Name a card of the box, or describe this one first (define).</source>
        <translation>このカードはこのゲームのボックスにありません。ボックスのカードを指定するか、先にこのカードを登録してください（define）。</translation>
    </message>
    <message>
        <source>The card is not described rightly at “{key}”. Expected: {expected}.</source>
        <translation>カードの内容の「{key}」に誤りがあります。必要な値：{expected}。</translation>
    </message>
    <message>
        <source>The card is not described rightly at “{key}”. Write it as in a box file.</source>
        <translation>カードの内容の「{key}」に誤りがあります。ボックスファイルと同じように書いてください。</translation>
    </message>
    <message>
        <source>The card is not described rightly. Write it as in a box file.</source>
        <translation>カードの内容に誤りがあります。ボックスファイルと同じように書いてください。</translation>
    </message>
    <message>
        <source>This script is of a version that this program does not know. Version 1 can be read.</source>
        <translation>このスクリプトの版はこのプログラムでは読めません。読めるのは版1です。</translation>
    </message>
    <message>
        <source>The box “{word}” is not known. Name one that is there (“sample”), or put the box itself into the header.</source>
        <translation>ボックス「{word}」は見つかりません。あるボックス（「sample」）を指定するか、ボックスそのものをヘッダーに書いてください。</translation>
    </message>
    <message>
        <source>The box in the header has a fault at “{key}”. Check it with check-box and mend it.</source>
        <translation>ヘッダーのボックスの「{key}」に誤りがあります。check-boxで調べて直してください。</translation>
    </message>
    <message>
        <source>The box of this script cannot be used. Name one that is there (“sample”), or mend the one in the header.</source>
        <translation>このスクリプトのボックスは使えません。あるボックス（「sample」）を指定するか、ヘッダーのボックスを直してください。</translation>
    </message>
    <message>
        <source>The calendar cannot be used: “{word}” does not fit. Name at most one face of each tile that is in the box, with no day twice.</source>
        <translation>暦が使えません：「{word}」が合いません。ボックスにある面をタイルごとに1つまで、日が重ならないように指定してください。</translation>
    </message>
    <message>
        <source>The calendar cannot be used at “{key}”. Name at most one face of each tile that is in the box, with no day twice.</source>
        <translation>暦の「{key}」が使えません。ボックスにある面をタイルごとに1つまで、日が重ならないように指定してください。</translation>
    </message>
    <message>
        <source>The calendar cannot be used. Name at most one face of each tile that is in the box, with no day twice.</source>
        <translation>暦が使えません。ボックスにある面をタイルごとに1つまで、日が重ならないように指定してください。</translation>
    </message>
    <message>
        <source>“{key}” is not a table ruling, or not with that value. The rules list each ruling and its two values.</source>
        <translation>「{key}」という取り決めはないか、その値にはできません。取り決めとその2つの値はルールにあります。</translation>
    </message>
    <message>
        <source>There is no such table ruling, or not with that value. The rules list each ruling and its two values.</source>
        <translation>その取り決めはないか、その値にはできません。取り決めとその2つの値はルールにあります。</translation>
    </message>
    <message>
        <source>{player} has retired from this game. Only corrections and a new name are still possible.</source>
        <translation>{player}さんはこのゲームから抜けました。できるのは訂正と名前の変更だけです。</translation>
    </message>
    <message>
        <source>This seat has retired from the game. Only corrections and a new name are still possible.</source>
        <translation>この席はゲームから抜けました。できるのは訂正と名前の変更だけです。</translation>
    </message>
    <message>
        <source>This is not possible for a seat followed by “{level}”. Change how the seat is followed first, or correct its counts.</source>
        <translation>記録の詳しさが「{level}」の席ではできません。先に記録の詳しさを変えるか、数を訂正してください。</translation>
    </message>
    <message>
        <source>This is not possible for a seat followed like this. Change how the seat is followed first, or correct its counts.</source>
        <translation>この席の記録の詳しさではできません。先に記録の詳しさを変えるか、数を訂正してください。</translation>
    </message>
    <message>
        <source>Offer {n} comes from the {actual} workshop, not from the {slot} one. Name that workshop, or the number alone.</source>
        <translation>{n}番の効果は{slot}ではなく{actual}の工房のものです。その工房を指定するか、番号だけを書いてください。</translation>
    </message>
    <message>
        <source>Offer {n} does not come from that workshop. Name the right workshop, or the number alone.</source>
        <translation>{n}番の効果はその工房のものではありません。正しい工房を指定するか、番号だけを書いてください。</translation>
    </message>
    <message>
        <source>The offer to decline does not come from that workshop. Name the right workshop, or the number alone.</source>
        <translation>使わない効果はその工房のものではありません。正しい工房を指定するか、番号だけを書いてください。</translation>
    </message>
    <message>
        <source>an object</source>
        <extracomment>What a value of a file must be, or what of it is counted.</extracomment>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>What a value of a file must be, or what of it is counted.</extracomment>
        <translation>リスト</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>What a value of a file must be, or what of it is counted.</extracomment>
        <translation>文字列</translation>
    </message>
    <message>
        <source>a whole number</source>
        <extracomment>What a value of a file must be, or what of it is counted.</extracomment>
        <translation>整数</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>What a value of a file must be, or what of it is counted.</extracomment>
        <translation>trueかfalse</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>What a value of a file must be, or what of it is counted.</extracomment>
        <translation>数</translation>
    </message>
    <message>
        <source>a length</source>
        <extracomment>What a value of a file must be, or what of it is counted.</extracomment>
        <translation>長さ</translation>
    </message>
    <message>
        <source>a sum</source>
        <extracomment>What a value of a file must be, or what of it is counted.</extracomment>
        <translation>合計</translation>
    </message>
    <message>
        <source>a depth</source>
        <extracomment>What a value of a file must be, or what of it is counted.</extracomment>
        <translation>深さ</translation>
    </message>
    <message>
        <source>“{key}” is not a field of this line. Remove it, or check its spelling.</source>
        <translation>「{key}」はこの行の項目ではありません。取り除くか、つづりを確かめてください。</translation>
    </message>
    <message>
        <source>The card is not described rightly at “{key}”. Expected: {expected} from {min} to {max}.</source>
        <translation>カードの内容の「{key}」に誤りがあります。必要な値：{min}から{max}までの{expected}。</translation>
    </message>
    <message>
        <source>a number that does not fall below the one before,</source>
        <extracomment>What a value of a file must be, or what of it is counted.</extracomment>
        <translation>前の値以上の数</translation>
    </message>
    <message>
        <source>a day</source>
        <extracomment>What a value of a file must be, or what of it is counted.</extracomment>
        <translation>日</translation>
    </message>
    <message>
        <source>an id of 1 to 40 characters without spaces</source>
        <extracomment>What a value of a file must be, or what of it is counted.</extracomment>
        <translation>1～40文字で空白のないid</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Connecting to the table…</source>
        <translation>テーブルに接続しています…</translation>
    </message>
    <message>
        <source>No connection to the table. Trying again…</source>
        <translation>テーブルに接続できません。再接続しています…</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) waiting</source>
        <translation>
            <numerusform>未送信の入力：%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>This browser keeps nothing: do not close the page while entries wait.</source>
        <translation>このブラウザーは何も保存しません。未送信の入力がある間はページを閉じないでください。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字サイズ</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Leave this seat</source>
        <translation>この席を離れる</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>なぜ？</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>受け取る</translation>
    </message>
    <message>
        <source>Give back</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>One less: {name}</source>
        <translation>1つ減らす：{name}</translation>
    </message>
    <message>
        <source>One more: {name}</source>
        <translation>1つ増やす：{name}</translation>
    </message>
    <message>
        <source>Answered; a tap answers anew.</source>
        <translation>回答済みです。タップすると答え直せます。</translation>
    </message>
    <message>
        <source>Decline this effect</source>
        <translation>この効果を使わない</translation>
    </message>
    <message>
        <source>Use this effect after all</source>
        <translation>やはりこの効果を使う</translation>
    </message>
    <message>
        <source>Declined: {text}</source>
        <translation>使わない効果：{text}</translation>
    </message>
    <message>
        <source>Sooner: {name}</source>
        <translation>先にする：{name}</translation>
    </message>
    <message>
        <source>All copies lie on the table.</source>
        <translation>すべての枚数が場に出ています。</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>裏向き</translation>
    </message>
    <message>
        <source>Offering ready</source>
        <translation>献上品準備済み</translation>
    </message>
    <message>
        <source>Another type than {name}</source>
        <translation>{name}以外の種類</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>この席に着く</translation>
    </message>
    <message>
        <source>Share this seat</source>
        <translation>この席を共有</translation>
    </message>
    <message>
        <source>Take over this seat</source>
        <translation>この席を引き継ぐ</translation>
    </message>
    <message>
        <source>{player}’s seat is free.</source>
        <translation>{player}さんの席は空いています。</translation>
    </message>
    <message>
        <source>Another device sits at {player}’s seat. Share it, or take it over.</source>
        <translation>{player}さんの席では別の端末を使っています。共有するか、引き継いでください。</translation>
    </message>
    <message>
        <source>Another device has taken over {player}’s seat.</source>
        <translation>別の端末が{player}さんの席を引き継ぎました。</translation>
    </message>
    <message>
        <source>The host has taken {player}’s seat back.</source>
        <translation>ホストが{player}さんの席を引き取りました。</translation>
    </message>
    <message>
        <source>This device has left {player}’s seat.</source>
        <translation>この端末は{player}さんの席を離れました。</translation>
    </message>
    <message>
        <source>You are watching.</source>
        <translation>観戦中です。</translation>
    </message>
    <message>
        <source>This address belongs to no seat. Scan the code on the host again.</source>
        <translation>このアドレスの席はありません。ホストのコードをもう一度読み取ってください。</translation>
    </message>
    <message>
        <source>This page is of another version of the program. Reload it.</source>
        <translation>このページは別のバージョンのものです。再読み込みしてください。</translation>
    </message>
    <message>
        <source>The host invites no longer. Entries wait here until it does again.</source>
        <translation>ホストの招待は終了しています。入力は再開までこの端末に残ります。</translation>
    </message>
    <message>
        <source>The host does not understand what was sent.</source>
        <translation>ホストは送信内容を理解できません。</translation>
    </message>
    <message>
        <source>Only what belongs to your own seat can be entered here.</source>
        <translation>ここで入力できるのは、ご自分の席のことだけです。</translation>
    </message>
    <message>
        <source>There is no such effect in your last line.</source>
        <translation>直前の操作にその効果はありません。</translation>
    </message>
    <message>
        <source>Undo my last</source>
        <translation>自分の直前の操作を取り消す</translation>
    </message>
    <message>
        <source>The port {n} cannot be opened: {why}</source>
        <translation>ポート{n}を開けません：{why}</translation>
    </message>
    <message>
        <source>The port cannot be opened.</source>
        <translation>ポートを開けません。</translation>
    </message>
    <message>
        <source>Usage: gyoji --serve [--data DIR] [--table ID… | --example] [--port N] [--bind ADDRESS] [--lang en|fr|ja]. Without --table it serves every game that is not over.</source>
        <translation>使い方：gyoji --serve [--data DIR] [--table ID… | --example] [--port N] [--bind ADDRESS] [--lang en|fr|ja]。--tableがなければ、終わっていないすべてのゲームを提供します。</translation>
    </message>
    <message>
        <source>There is no game to serve. Name one with --table, or serve the example with --example.</source>
        <translation>提供するゲームがありません。--tableで指定するか、--exampleで例を使ってください。</translation>
    </message>
    <message>
        <source>Another phone for this seat</source>
        <translation>この席でもう1台使う</translation>
    </message>
    <message>
        <source>The other phone scans this, and shares the seat.</source>
        <translation>もう1台のスマートフォンで読み取ると、席を共有できます。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>アイコン</translation>
    </message>
    <message>
        <source>Related rules</source>
        <translation>関連するルール</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Ask about the rules</source>
        <translation>ルールについて調べる</translation>
    </message>
    <message>
        <source>No article answers this. Try another word, in any of the three languages.</source>
        <translation>答えが見つかりません。別の言葉で、3つの言語のどれかでお試しください。</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>なぜできない？</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>得点の内訳</translation>
    </message>
    <message>
        <source>Total after each day</source>
        <translation>各日終了時の合計</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>表で表示</translation>
    </message>
    <message>
        <source>This objective is described already, or somebody has answered for it.</source>
        <translation>この目標はすでに登録されているか、すでに回答があります。</translation>
    </message>
    <message>
        <source>Write whole numbers that never fall, as 0, 1, 3.</source>
        <translation>整数を、減らない順に書いてください（例：0、1、3）。</translation>
    </message>
</context>
<context>
    <name>SeatInvitation</name>
    <message>
        <source>Free: played here until a phone joins</source>
        <translation>空席：スマートフォンがつながるまではこの端末で記録</translation>
    </message>
    <message>
        <source>On a phone that is not connected</source>
        <translation>未接続のスマートフォン</translation>
    </message>
    <message numerus="yes">
        <source>On %n phone(s)</source>
        <translation>
            <numerusform>スマートフォン%n台</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to this device</source>
        <translation>この端末に戻す</translation>
    </message>
    <message>
        <source>Code for another phone</source>
        <translation>もう1台のコード</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>Players, clockwise as they sit</source>
        <translation>プレイヤー（座っている順に時計回り）</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>プレイヤー%1の名前</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <translation>プレイヤー%1を外す</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>プレイヤーを追加</translation>
    </message>
    <message>
        <source>Seats %1</source>
        <translation>%1さんを席に加えます</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>Reveal</source>
        <translation>公開する</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>ゲームを終える</translation>
    </message>
    <message>
        <source>Next day</source>
        <translation>次の日へ</translation>
    </message>
    <message>
        <source>Undo %1’s last</source>
        <translation>%1さんの直前の操作を取り消す</translation>
    </message>
    <message>
        <source>%1. Total %2</source>
        <translation>%1。合計 %2</translation>
    </message>
    <message>
        <source>Correct the counts</source>
        <translation>数の訂正</translation>
    </message>
    <message>
        <source>%1 ☎</source>
        <translation>%1 ☎</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>スマートフォン</translation>
    </message>
    <message>
        <source>Day %1, %2</source>
        <translation>%1日目・%2</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>Next day for all</source>
        <translation>全員次の日へ</translation>
    </message>
    <message>
        <source>Out of the game. Total %1</source>
        <translation>途中で抜けました。合計 %1</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>最終得点</translation>
    </message>
</context>
<context>
    <name>SeatSettings</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前の変更</translation>
    </message>
    <message>
        <source>How closely the seat is followed</source>
        <translation>記録の細かさ</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>End early</source>
        <translation>早めの終了</translation>
    </message>
    <message>
        <source>%1 leaves the game</source>
        <translation>%1さんが抜ける</translation>
    </message>
    <message>
        <source>The score stays, without a rank; the cards are free again. Leave the game?</source>
        <translation>得点は残りますが順位はつきません。カードは再び使えます。ゲームから抜けますか？</translation>
    </message>
    <message>
        <source>End the game now, for all</source>
        <translation>全員のゲームを今終える</translation>
    </message>
    <message>
        <source>What is still owed lapses, and the score is final. End the game?</source>
        <translation>未選択の分は失われ、得点が確定します。ゲームを終えますか？</translation>
    </message>
    <message>
        <source>Language of this seat</source>
        <translation>この席の言語</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>画面と同じ</translation>
    </message>
</context>
<context>
    <name>SeatTab</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>owes a choice</source>
        <translation>選択待ち</translation>
    </message>
    <message>
        <source>is behind</source>
        <translation>遅れています</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>スマートフォン</translation>
    </message>
</context>
<context>
    <name>SendPage</name>
    <message>
        <source>Share</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>Send the file or the text, or let the other device scan the codes; it takes them in on its first page.</source>
        <translation>ファイルかテキストを送るか、もう一方の端末でコードを読み取ってください。最初の画面で取り込めます。</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>ファイルに保存</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>テキストをコピー</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>使い方を試す</translation>
    </message>
    <message>
        <source>Size of text: %1%</source>
        <translation>文字の大きさ：%1%</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <source>Animations: on</source>
        <translation>アニメーション：オン</translation>
    </message>
    <message>
        <source>Animations: off</source>
        <translation>アニメーション：オフ</translation>
    </message>
    <message>
        <source>Keep the screen awake during a game: on</source>
        <translation>ゲーム中は画面を消さない：オン</translation>
    </message>
    <message>
        <source>Keep the screen awake during a game: off</source>
        <translation>ゲーム中は画面を消さない：オフ</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>This is not a code of Gyoji.</source>
        <translation>これはGyojiのコードではありません。</translation>
    </message>
    <message>
        <source>This code was made by a later version of Gyoji. Update this one.</source>
        <translation>このコードは新しい版のGyojiで作られています。こちらを更新してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of this code are missing. Paste all parts together.</source>
        <translation>
            <numerusform>このコードは残り%n個の部分が足りません。すべての部分をまとめて貼り付けてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>This code is damaged. Copy it again, from its first to its last character.</source>
        <translation>このコードは壊れています。最初の文字から最後の文字まで、もう一度コピーしてください。</translation>
    </message>
    <message>
        <source>This seat belongs to another game than the one that is open.</source>
        <translation>この席は、開いているゲームとは別のゲームのものです。</translation>
    </message>
    <message>
        <source>There are no lines of one seat in this code.</source>
        <translation>このコードには1つの席の記録がありません。</translation>
    </message>
    <message>
        <source>This seat was played otherwise here. Undo its lines here first, or go on with what is here.</source>
        <translation>この席はこちらで別の進み方をしています。先にこちらの記録を元に戻すか、こちらのまま続けてください。</translation>
    </message>
</context>
<context>
    <name>ShareEntry</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message>
        <source>Share</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>A phone with BG Stats takes this in with its camera:</source>
        <translation>BG Statsの入ったスマートフォンのカメラで読み取れます：</translation>
    </message>
    <message>
        <source>QR code of the link to BG Stats</source>
        <translation>BG StatsへのリンクのQRコード</translation>
    </message>
</context>
<context>
    <name>StatisticsEntry</name>
    <message>
        <source>This is the same player</source>
        <translation>同じプレイヤー</translation>
    </message>
    <message>
        <source>Merge with another player…</source>
        <translation>別の名前と統合…</translation>
    </message>
    <message>
        <source>Points of each play and where they come from; the same numbers stand in the table.</source>
        <translation>各プレイの得点とその内訳です。同じ数値が表にあります。</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Which player is %1 to be merged with? Pick that player.</source>
        <translation>%1さんをどの名前と統合しますか？そのプレイヤーを選んでください。</translation>
    </message>
    <message>
        <source>%1 is counted with another player now.</source>
        <translation>%1さんを別の名前と統合しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>No game is over yet.</source>
        <translation>終わったゲームはまだありません。</translation>
    </message>
    <message>
        <source>Show as a chart</source>
        <translation>グラフで表示</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>表で表示</translation>
    </message>
</context>
<context>
    <name>StepLine</name>
    <message>
        <source>One less: %1</source>
        <translation>1つ減らす：%1</translation>
    </message>
    <message>
        <source>One more: %1</source>
        <translation>1つ増やす：%1</translation>
    </message>
</context>
<context>
    <name>StoreFaults</name>
    <message>
        <source>Another Gyoji (process {pid} on {host}) has this data folder open. Use that one, or close it first.</source>
        <translation>別のGyoji（{host}のプロセス{pid}）がこのデータフォルダーを開いています。そちらを使うか、先に閉じてください。</translation>
    </message>
    <message>
        <source>Another Gyoji has this data folder open. Use that one, or close it first.</source>
        <translation>別のGyojiがこのデータフォルダーを開いています。そちらを使うか、先に閉じてください。</translation>
    </message>
    <message>
        <source>{file} cannot be used to keep games: {why} Choose another folder, or mend this one; nothing in it has changed.</source>
        <extracomment>{why} is what the system says.</extracomment>
        <translation>{file}にゲームを保存できません：{why} 別のフォルダーを選ぶか、このフォルダーを直してください。中身は何も変わっていません。</translation>
    </message>
    <message>
        <source>{file} cannot be used to keep games. Choose another folder, or mend this one; nothing in it has changed.</source>
        <translation>{file}にゲームを保存できません。別のフォルダーを選ぶか、このフォルダーを直してください。中身は何も変わっていません。</translation>
    </message>
    <message>
        <source>The data folder cannot be used to keep games. Choose another one; nothing in it has changed.</source>
        <translation>データフォルダーにゲームを保存できません。別のフォルダーを選んでください。中身は何も変わっていません。</translation>
    </message>
    <message>
        <source>{file} was written by a newer Gyoji. Use that one, or another folder; nothing in it has changed.</source>
        <translation>{file}はより新しいGyojiが書いたものです。そちらを使うか、別のフォルダーを選んでください。中身は何も変わっていません。</translation>
    </message>
    <message>
        <source>The data folder was written by a newer Gyoji. Use that one, or another folder; nothing in it has changed.</source>
        <translation>データフォルダーはより新しいGyojiが書いたものです。そちらを使うか、別のフォルダーを選んでください。中身は何も変わっていません。</translation>
    </message>
    <message>
        <source>This could not be saved, so it was not done: {why} Make room on the disk and try again; all before it is safe.</source>
        <extracomment>{why} is what the system says.</extracomment>
        <translation>保存できなかったため、実行しませんでした：{why} ディスクの空きを増やして、もう一度お試しください。これまでの内容は無事です。</translation>
    </message>
    <message>
        <source>This could not be saved, so it was not done. Make room on the disk and try again; all before it is safe.</source>
        <translation>保存できなかったため、実行しませんでした。ディスクの空きを増やして、もう一度お試しください。これまでの内容は無事です。</translation>
    </message>
    <message numerus="yes">
        <source>This game’s file is damaged. The first %n line(s) are sound and open; the rest is set aside.</source>
        <translation>
            <numerusform>このゲームのファイルは壊れています。最初の%n行は無事で、開いています。残りは別に保管しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>This game’s file is damaged. What is sound is open; the rest is set aside.</source>
        <translation>このゲームのファイルは壊れています。無事な部分を開いています。残りは別に保管しました。</translation>
    </message>
    <message>
        <source>This game is no longer here. Choose another one.</source>
        <translation>このゲームはもうありません。別のゲームを選んでください。</translation>
    </message>
</context>
<context>
    <name>StoryPage</name>
    <message>
        <source>Journal</source>
        <translation>ジャーナル</translation>
    </message>
</context>
<context>
    <name>SumPane</name>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>More pages</source>
        <translation>その他のページ</translation>
    </message>
    <message>
        <source>Next day for all</source>
        <translation>全員次の日へ</translation>
    </message>
    <message>
        <source>Centerpiece</source>
        <translation>テーブルの中央</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>ロック中</translation>
    </message>
</context>
<context>
    <name>TableLinks</name>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>招待</translation>
    </message>
    <message>
        <source>Centerpiece</source>
        <translation>テーブルの中央</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Corrections and more for %1</source>
        <translation>%1さんの訂正など</translation>
    </message>
</context>
<context>
    <name>TakeLine</name>
    <message>
        <source>Take: %1</source>
        <translation>受け取る：%1</translation>
    </message>
    <message>
        <source>Give back: %1</source>
        <translation>戻す：%1</translation>
    </message>
</context>
<context>
    <name>TakePage</name>
    <message>
        <source>A box from elsewhere</source>
        <translation>外から来たボックス</translation>
    </message>
    <message>
        <source>As a box of its own</source>
        <translation>別のボックスとして</translation>
    </message>
    <message>
        <source>Or into a box that is here:</source>
        <translation>または、ここにあるボックスに加えます：</translation>
    </message>
    <message>
        <source>New: %1. Completed: %2. Different: %3.</source>
        <translation>新規：%1。補完：%2。相違：%3。</translation>
    </message>
    <message>
        <source>The same: %1. Only here: %2.</source>
        <translation>同一：%1。こちらのみ：%2。</translation>
    </message>
    <message>
        <source>The old version is kept.</source>
        <translation>以前の版も残ります。</translation>
    </message>
    <message>
        <source>Keep this box</source>
        <translation>このボックスを保存</translation>
    </message>
    <message>
        <source>Nothing would change</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>Take it in</source>
        <translation>取り込む</translation>
    </message>
    <message>
        <source>Cards: %1, of which incomplete: %2.</source>
        <translation>カード：%1（うち未完成：%2）。</translation>
    </message>
</context>
<context>
    <name>Tally</name>
    <message numerus="yes">
        <source>%n play(s) can be taken in.</source>
        <translation>
            <numerusform>%n件の記録を取り込めます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) were taken in.</source>
        <translation>
            <numerusform>%n件の記録を取り込みました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) are there already.</source>
        <translation>
            <numerusform>%n件はすでにあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>New players: {players}</source>
        <translation>新しいプレイヤー：{players}</translation>
    </message>
    <message>
        <source>{name} is {player} here.</source>
        <translation>{name}さんは、ここでは{player}さんです。</translation>
    </message>
    <message>
        <source>points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>objective tokens</source>
        <translation>目標トークン</translation>
    </message>
    <message>
        <source>points for objectives</source>
        <translation>目標の得点</translation>
    </message>
    <message>
        <source>favor tokens of 10</source>
        <translation>好意トークン（10）</translation>
    </message>
    <message>
        <source>favor tokens of 3</source>
        <translation>好意トークン（3）</translation>
    </message>
    <message>
        <source>favor tokens of 1</source>
        <translation>好意トークン（1）</translation>
    </message>
    <message>
        <source>cards under the gate (5+3+4)</source>
        <translation>門の下のカード（5+3+4）</translation>
    </message>
    <message>
        <source>This is not a number yet. A sum such as 5+3+4 is fine.</source>
        <translation>まだ数になっていません。5+3+4のような式も使えます。</translation>
    </message>
    <message>
        <source>Less than nothing? It counts like that.</source>
        <translation>0より少ない数です。このまま数えます。</translation>
    </message>
    <message>
        <source>Nobody can have more than {most}. It counts like that.</source>
        <translation>1人が持てるのは{most}枚までのはずです。このまま数えます。</translation>
    </message>
    <message>
        <source>The box holds {most} for everyone. It counts like that.</source>
        <translation>箱には全員分で{most}枚しかないはずです。このまま数えます。</translation>
    </message>
    <message numerus="yes">
        <source>%n play(s)</source>
        <translation>
            <numerusform>%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n人プレイ</numerusform>
        </translation>
    </message>
    <message>
        <source>{plays}; won: {wins}, shared: {shared}</source>
        <translation>{plays}プレイ・{wins}勝（うち同点{shared}）</translation>
    </message>
    <message>
        <source>{plays}; won: {wins}</source>
        <translation>{plays}プレイ・{wins}勝</translation>
    </message>
    <message>
        <source>Best: {best}; average: {average}</source>
        <translation>最高{best}、平均{average}</translation>
    </message>
    <message>
        <source>{players}: {plays}</source>
        <extracomment>How often with so many players: “3 players: 12 plays”.</extracomment>
        <translation>{players}：{plays}</translation>
    </message>
    <message>
        <source>{source} {percent}%</source>
        <translation>{source}{percent}%</translation>
    </message>
    <message numerus="yes">
        <source>%n of them replace(s) what is here.</source>
        <translation>
            <numerusform>そのうち%n件は、ここにあるものと置き換わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, {date}</source>
        <translation>{game}、{date}</translation>
    </message>
    <message>
        <source>New: it comes in.</source>
        <translation>新規：取り込みます。</translation>
    </message>
    <message>
        <source>New, but left out.</source>
        <translation>新規：取り込みません。</translation>
    </message>
    <message>
        <source>Otherwise than here: it replaces what is here.</source>
        <translation>ここの内容と異なります：置き換えます。</translation>
    </message>
    <message>
        <source>Otherwise than here, but left out.</source>
        <translation>ここの内容と異なります：取り込みません。</translation>
    </message>
    <message>
        <source>Taken in.</source>
        <translation>取り込みました。</translation>
    </message>
    <message>
        <source>Here already.</source>
        <translation>すでにここにあります。</translation>
    </message>
    <message>
        <source>It has no players, so it cannot be taken in.</source>
        <translation>プレイヤーがいないため、取り込めません。</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>読み取れません</translation>
    </message>
    <message>
        <source>{player} has “{typed}”, which becomes {points}: points are whole numbers here. The rank stays.</source>
        <translation>{player}さんの「{typed}」は{points}になります：ここでは点数は整数です。順位は変わりません。</translation>
    </message>
    <message>
        <source>{player} has “{typed}”, which is not a number: the points stay unknown.</source>
        <translation>{player}さんの「{typed}」は数ではないため、点数は不明のままです。</translation>
    </message>
    <message>
        <source>The game is over. Days: {days}; lines in the journal: {lines}.</source>
        <translation>ゲームは終了しています。日数：{days}、ジャーナルの行数：{lines}。</translation>
    </message>
    <message>
        <source>The game is still running. Days: {days}; lines in the journal: {lines}.</source>
        <translation>ゲームは進行中です。日数：{days}、ジャーナルの行数：{lines}。</translation>
    </message>
    <message>
        <source>File of {date}</source>
        <translation>ファイルの日時：{date}</translation>
    </message>
    <message>
        <source>This game is not here yet.</source>
        <translation>このゲームはまだここにありません。</translation>
    </message>
    <message>
        <source>This game is here already, line by line.</source>
        <translation>このゲームは、すべての行がそのままここにあります。</translation>
    </message>
    <message>
        <source>This game is here already, and has gone on since. Lines here: {here}; in the file: {lines}.</source>
        <translation>このゲームはすでにここにあり、その後も進んでいます。ここの行数：{here}、ファイルの行数：{lines}。</translation>
    </message>
    <message>
        <source>The beginning of this game is here already. Lines here: {here}; in the file: {lines}.</source>
        <translation>このゲームの途中までがすでにここにあります。ここの行数：{here}、ファイルの行数：{lines}。</translation>
    </message>
    <message>
        <source>{day}: {total}</source>
        <translation>{day}：{total}</translation>
    </message>
    <message>
        <source>{day}: {total}, won</source>
        <translation>{day}：{total}、勝ち</translation>
    </message>
    <message numerus="yes">
        <source>and %n earlier play(s)</source>
        <translation>
            <numerusform>ほか、以前の%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>勝ち以外</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
</context>
<context>
    <name>TourPage</name>
    <message>
        <source>End the tour</source>
        <translation>終える</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>次へ</translation>
    </message>
</context>
<context>
    <name>TravelersAsk</name>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>TroubleWindow</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>TwiceButton</name>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
</context>
<context>
    <name>TypePick</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1×%2</translation>
    </message>
</context>
<context>
    <name>WhyButton</name>
    <message>
        <source>Why?</source>
        <translation>なぜ？</translation>
    </message>
</context>
<context>
    <name>WhyList</name>
    <message>
        <source>Declined: %1</source>
        <translation>使わない効果：%1</translation>
    </message>
    <message>
        <source>Use this effect after all</source>
        <translation>この効果を使う</translation>
    </message>
    <message>
        <source>Decline this effect</source>
        <translation>この効果を使わない</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>There is no display. “gyoji --shot FILE.png” draws off screen.</source>
        <translation>画面がありません。「gyoji --shot 画像」で、画面なしで描けます。</translation>
    </message>
    <message>
        <source>The window could not be built; Qt says above what it misses.</source>
        <translation>ウィンドウを作れませんでした。足りないものは、上にQtが示しています。</translation>
    </message>
    <message>
        <source>{file} cannot be written. Choose another place.</source>
        <translation>{file}を書き込めません。別の場所を選んでください。</translation>
    </message>
    <message>
        <source>The picture cannot be written. Choose another place.</source>
        <translation>画像を書き込めません。別の場所を選んでください。</translation>
    </message>
    <message>
        <source>{file} is too large for a game or a box; it was not opened.</source>
        <translation>{file}は、ゲームやボックスとしては大きすぎるため、開きませんでした。</translation>
    </message>
    <message>
        <source>The file is too large for a game or a box; it was not opened.</source>
        <translation>ゲームやボックスとしては大きすぎるファイルのため、開きませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>And %n more fault(s).</source>
        <translation>
            <numerusform>ほかに%n件の誤りがあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>What the icons mean</source>
        <translation>アイコンの意味</translation>
    </message>
    <message>
        <source>When an effect fires</source>
        <translation>効果が起こる条件</translation>
    </message>
    <message>
        <source>What it gives</source>
        <translation>得られるもの</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Types, items and the rest</source>
        <extracomment>Icons of types, items, phases and the like.</extracomment>
        <translation>職人の種類、アイテム、その他</translation>
    </message>
    <message>
        <source>Day 7 of a game. Above: today’s objective. Below: the villages. You play Aki.</source>
        <translation>ゲームの7日目です。上が今日の目標、下が村です。あなたはAkiです。</translation>
    </message>
    <message>
        <source>A new artisan has moved in. Tap its type, its card, then its workshop.</source>
        <translation>新しい職人が来ました。種類、カード、工房の順に押してください。</translation>
    </message>
    <message>
        <source>This line says what to take. “Why?” tells what fired, and what did not.</source>
        <translation>この行が受け取るものです。「なぜ？」で、働いた効果と働かなかった効果がわかります。</translation>
    </message>
    <message>
        <source>“Next day” does it all: hourglasses, objective. It asks only for a discard.</source>
        <translation>「次の日へ」で砂時計も目標も片付きます。たずねるのは捨てるものだけです。</translation>
    </message>
    <message>
        <source>Nothing is final: each seat undoes its own last act, Undo above anybody’s.</source>
        <translation>何でもやり直せます。席ごとの取り消しと、上の「元に戻す」があります。</translation>
    </message>
    <message>
        <source>That is all. Invite brings phones in, Rules answers. Nothing of this is kept.</source>
        <translation>以上です。「招待」でスマートフォンを呼び、「ルール」で調べられます。記録には残りません。</translation>
    </message>
    <message>
        <source>Usage: gyoji [--data DIR | --example] [--lang en|fr|ja] [--size WxH] [--page PAGE] [--shot FILE.png] [--icons FILE.pdf] [FILE], or gyoji [--lang en|fr|ja] [--paper a4|letter] --export OUT.png|OUT.pdf FILE. Pages: home, new, table, journal, seat, invite, box, rules, icons, rulings, results, share, back, count, history, statistics, tour, centre, settings. FILE is a game or a box to open.</source>
        <translation>使い方：gyoji [--data フォルダー | --example] [--lang en|fr|ja] [--size 幅x高さ] [--page ページ] [--shot 画像] [--icons PDF] [ファイル]、またはgyoji [--lang en|fr|ja] [--paper a4|letter] --export 画像|PDF ファイル。ページ：home、new、table、journal、seat、invite、box、rules、icons、rulings、results、share、back、count、history、statistics、tour、centre、settings。ファイルは、開くゲームまたはボックスです。</translation>
    </message>
    <message>
        <source>Producers: tap the two that were discarded. Items and effects come by themselves.</source>
        <translation>「生産職人」で捨てた2人の種類を押すと、アイテムと効果が自動で入ります。</translation>
    </message>
    <message>
        <source>What can be done is below: an offering, a way to the palace. Two items can be exchanged.</source>
        <translation>できることは下に出ます：献上品、宮殿に送ること。アイテムは2つで交換できます。</translation>
    </message>
</context>
<context>
    <name>Workshop</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: face down</source>
        <translation>%1：裏向き</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1：空</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>裏向き</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Offering: %1. Under the gate: %2</source>
        <translation>献上品：%1。門の下：%2</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1（裏向き）</translation>
    </message>
    <message>
        <source>Offering ready. Under the gate: %1</source>
        <translation>献上品あり。門の下：%1</translation>
    </message>
    <message>
        <source>%1: not here</source>
        <translation>%1：不可</translation>
    </message>
    <message>
        <source>%1. Under the gate: %2</source>
        <translation>%1。門の下：%2</translation>
    </message>
</context>
<context>
    <name>WorkshopPane</name>
    <message>
        <source>%1: face down</source>
        <translation>%1：裏向き</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Offering: %1. Under the gate: %2</source>
        <translation>献上品：%1。門の下：%2</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>未登録</translation>
    </message>
    <message>
        <source>Whoever leaves with an offering goes under the palace gate; the token comes back.</source>
        <translation>献上品のある職人は宮殿の門の下へ行き、トークンは戻ります。</translation>
    </message>
    <message>
        <source>Whoever leaves without an offering goes to the discard pile, for nothing.</source>
        <translation>献上品のない職人は捨て札の山へ行き、何も得られません。</translation>
    </message>
    <message>
        <source>Empty it and place %1</source>
        <translation>空にして%1を置く</translation>
    </message>
    <message>
        <source>Prepare the offering</source>
        <translation>献上品を準備する</translation>
    </message>
    <message>
        <source>Send to the palace</source>
        <translation>宮殿に送る</translation>
    </message>
    <message>
        <source>Empty the workshop</source>
        <translation>工房を空にする</translation>
    </message>
    <message>
        <source>Another resident</source>
        <translation>住人の選び直し</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
</TS>
