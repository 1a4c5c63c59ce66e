import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { formatDate, formatDuration, formatTime, formatTimeRange, toLocalDate } from "../../time/format.ts";
import { getBookingStatusLabel } from "../bookings/statusLabels.ts";
import { formatMoment } from "../time/formatMoment.ts";
import { useTimeFormat } from "../time/useTimeFormat.ts";
import { getBlockMessage, getRefusalMessage, listFlags } from "./boardMessages.ts";
import type { BoardEntry, SessionEntry } from "./rules/boardModel.ts";
import { getBuffers, isTravel } from "./rules/buffers.ts";
import type { MovePreview } from "./rules/movePreview.ts";
import { toInstantText, type EpochMinute, type Span } from "./rules/units.ts";

export interface BoardTexts {
  readonly formatClock: (instant: EpochMinute) => string;
  /** Minutes after midnight, for the axis. */
  readonly formatWallTime: (minute: number) => string;
  readonly formatSpan: (span: Span) => string;
  /** Date and time, "Tue, Nov 24, 10:15 AM". */
  readonly formatMoment: (instant: EpochMinute) => string;
  readonly getTitle: (entry: BoardEntry) => string;
  /** The accessible name of an entry. */
  readonly describe: (entry: BoardEntry) => string;
  readonly describeSeats: (session: SessionEntry) => string;
  readonly describePreview: (preview: MovePreview, columnName: string) => string;
  /** The same for a block, with its end. */
  readonly describeBlockPreview: (preview: MovePreview, columnName: string) => string;
}

/** Texts of entries in the language and clock of the desk. */
export function useBoardTexts(): BoardTexts {
  const { t, i18n } = useLingui();
  const timeFormat = useTimeFormat();
  return useMemo(() => {
    const formatClock = (instant: EpochMinute) => formatTime(toInstantText(instant), timeFormat);
    const wallFormat = { ...timeFormat, timeZone: "UTC" };
    const formatWallTime = (minute: number) => formatTime(toInstantText(minute), wallFormat);
    const formatSpan = ({ from, until }: Span) =>
      formatTimeRange(toInstantText(from), toInstantText(until), timeFormat);
    const formatStart = (instant: EpochMinute) => formatMoment(toInstantText(instant), timeFormat);

    const describeSeats = ({ seats, seatsTaken }: SessionEntry) => t`Seats taken: ${seatsTaken} of ${seats}`;

    function listBuffers(entry: BoardEntry): string[] {
      const { before, after } = getBuffers(entry);
      const beforeText = formatDuration(before, timeFormat.locale);
      const afterText = formatDuration(after, timeFormat.locale);
      const isAway = isTravel(entry);
      return [
        ...(before > 0 ? [isAway ? t`Travel before: ${beforeText}` : t`Buffer before: ${beforeText}`] : []),
        ...(after > 0 ? [isAway ? t`Travel after: ${afterText}` : t`Buffer after: ${afterText}`] : []),
      ];
    }

    function getTitle(entry: BoardEntry): string {
      switch (entry.kind) {
        case "booking":
          return entry.booking.client || t`No name`;
        case "session":
          return entry.service;
        case "hold":
          return t`Held by a visitor`;
        case "block":
          return entry.reason || t`Blocked`;
        case "external":
          return t`Busy in another calendar`;
      }
    }

    function listDetails(entry: BoardEntry): string[] {
      switch (entry.kind) {
        case "booking": {
          const { service, status } = entry.booking;
          return [
            service,
            i18n._(getBookingStatusLabel(status)),
            ...listFlags(entry.booking).map((flag) => i18n._(flag)),
          ];
        }
        case "session":
          return [describeSeats(entry)];
        case "hold":
          return [entry.service];
        case "block":
          return entry.reason ? [t`Blocked`] : [];
        case "external":
          return [];
      }
    }

    return {
      formatClock,
      formatWallTime,
      formatSpan,
      formatMoment: formatStart,
      getTitle,
      describeSeats,
      describe: (entry) =>
        [formatSpan(entry), getTitle(entry), ...listDetails(entry), ...listBuffers(entry)].join(", "),
      describePreview: ({ startsAt, refusal }, columnName) =>
        [
          formatStart(startsAt),
          columnName,
          refusal === null ? t`Free` : i18n._(getRefusalMessage(refusal)),
        ].join(", "),
      describeBlockPreview: ({ startsAt, endsAt, refusal }, columnName) =>
        [
          formatDate(toLocalDate(toInstantText(startsAt), timeFormat.timeZone), "short", timeFormat.locale),
          formatSpan({ from: startsAt, until: endsAt }),
          columnName,
          refusal === null ? t`Free` : i18n._(getBlockMessage(refusal)),
        ].join(", "),
    };
  }, [t, i18n, timeFormat]);
}
