// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji.Window

/// What the seat is busy with: the workshop looked at, else the question in front.
Loader {
    id: root

    required property SeatModel seat
    readonly property string file: fileOf(seat.workshop.slot, seat.view.ask, seat.view.given)

    function fileOf(slot: string, ask: string, given: string): string {
        if (slot !== "")
            return "WorkshopPane.qml";
        switch (ask) {
        case "resident":
            return "ResidentAsk.qml";
        case "producers":
            return "ProducersAsk.qml";
        case "travelers":
            return "TravelersAsk.qml";
        case "choose":
        case "discard":
            return "ItemsAsk.qml";
        case "cost":
        case "supply":
            return "CountsAsk.qml";
        case "favor":
            return "FavorAsk.qml";
        }
        return given !== "" ? "ItemsAsk.qml" : ask === "objective" ? "ObjectiveAsk.qml" : "";
    }

    function load() {
        if (file === "")
            source = "";
        else
            setSource(file, {
                seat: seat
            });
    }

    visible: file !== ""
    onFileChanged: load()
}
