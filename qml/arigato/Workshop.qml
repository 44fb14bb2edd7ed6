// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Gyoji
import Gyoji.Window

/// A workshop of the village to tap.
T.AbstractButton {
    id: root

    required property Speech speech
    required property string slot
    required property string place
    required property cardFace face
    required property bool isTaken
    required property bool isFaceDown
    required property bool hasOffering
    required property bool isAllowed
    required property bool canOffer
    required property string refusal
    required property string lack
    property bool isPicked: false
    property bool isThere: false
    readonly property bool isNamed: face.title !== ""

    function heading(): string {
        if (root.isNamed)
            return root.isFaceDown ? root.speech.say("Workshop", "%1, face down").arg(root.face.title) : root.face.title;
        if (root.isTaken)
            return root.speech.say("Workshop", "face down");
        return root.refusal === "" ? root.place : root.speech.say("Workshop", "%1: not here").arg(root.place);
    }

    function orOpen(text: string): string {
        return text === "" ? "?" : text;
    }

    function details(): string {
        if (root.hasOffering)
            return root.speech.say("Workshop", "Offering ready. Under the gate: %1").arg(orOpen(root.face.favor));
        if (root.lack !== "")
            return root.speech.say("Workshop", "%1. Under the gate: %2").arg(root.lack).arg(orOpen(root.face.favor));
        return root.speech.say("Workshop", "Offering: %1. Under the gate: %2").arg(orOpen(root.face.cost)).arg(orOpen(root.face.favor));
    }

    objectName: "slot:" + slot
    padding: 6
    implicitHeight: Math.max(Theme.target, implicitContentHeight + 2 * padding)
    text: isNamed ? root.speech.say("Workshop", "%1: %2").arg(place).arg(face.title) : isTaken ? root.speech.say("Workshop", "%1: face down").arg(place) : root.speech.say("Workshop", "%1: empty").arg(place)
    Accessible.name: text
    opacity: refusal === "" ? 1 : 0.5
    Accessible.description: refusal !== "" ? refusal : isNamed ? root.speech.say("Workshop", "%1 %2").arg(face.effect).arg(details()) : ""

    Component.onCompleted: isThere = true
    onIsTakenChanged: {
        if (Theme.moves && isThere)
            arrival.restart();
    }
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: CardFace {
        face: root.face
        heading: root.heading()
        details: root.isNamed ? root.details() : ""
        isTaken: root.isTaken
    }
    transform: Translate {
        id: slide
    }
    NumberAnimation {
        id: arrival
        target: slide
        property: "y"
        from: root.isTaken ? Theme.target : -Theme.target
        to: 0
        duration: Theme.moment
    }

    background: Rectangle {
        radius: 8
        color: root.isAllowed || root.isPicked ? Theme.lit : root.isTaken ? Theme.card : "transparent"
        border.width: root.visualFocus ? 3 : root.isAllowed || root.isPicked || root.canOffer ? 2 : 1
        border.color: root.visualFocus || root.isPicked ? Theme.ink : root.isAllowed || root.canOffer ? Theme.seal : Theme.line
    }
}
