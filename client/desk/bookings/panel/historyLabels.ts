import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { getBookingStatusLabel } from "../statusLabels.ts";

interface HistoryEntry {
  readonly status: string;
  readonly startsAt: string;
  readonly note: string | null | undefined;
}

/** Labels of `Actor`. */
export function getActorLabel(actor: string): MessageDescriptor {
  switch (actor) {
    case "VISITOR":
      return msg`Client`;
    case "STAFF":
      return msg`Staff member`;
    case "SYSTEM":
      return msg`Automatic`;
    default:
      return msg`Your team`;
  }
}

/** Names a change by its difference to the one before, which is null for the first. */
export function getHistoryLabel(entry: HistoryEntry, previous: HistoryEntry | null): MessageDescriptor {
  if (previous === null && entry.status === "CONFIRMED") return msg`Booked`;
  if (previous === null || entry.status !== previous.status) return getBookingStatusLabel(entry.status);
  if (entry.startsAt !== previous.startsAt) return msg`Moved`;
  return entry.note == null ? msg`Changed` : msg({ message: "Note", context: "entry of a history" });
}
