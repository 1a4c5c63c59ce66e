import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import { formatFullName } from "../../../../server/shared/contact/formatFullName.ts";
import type {
  useBoardModel_board$data,
  useBoardModel_board$key,
} from "../../../__generated__/useBoardModel_board.graphql.ts";
import {
  groupByColumn,
  type BoardColumn,
  type BoardEntry,
  type BoardModel,
  type BookingEntry,
  type BookingFacts,
  type ServiceFacts,
} from "../rules/boardModel.ts";
import type { BoardGrouping } from "../rules/boardAddress.ts";
import { toEpochMinute, type Span } from "../rules/units.ts";

const fragment = graphql`
  fragment useBoardModel_board on Board {
    timeZone
    columns {
      staff {
        id
        name
        picture
      }
      resource {
        id
        name
        units
      }
      days {
        date
        bookedMinutes
        offeredMinutes
        holiday
        hours {
          startsAt
          endsAt
        }
      }
    }
    bookings {
      columns
      occupiedFrom
      occupiedUntil
      isUnpaid
      hasMissingAnswers
      isFirstVisit
      isOverbooked
      session
      booking {
        id
        startsAt
        endsAt
        status
        seats
        locationKind
        notes
        contact {
          firstName
          lastName
          email
        }
        service {
          id
          name
        }
      }
    }
    holds {
      id
      columns
      startsAt
      endsAt
      expiresAt
      service {
        name
      }
    }
    sessions {
      id
      columns
      startsAt
      endsAt
      seats
      seatsTaken
      service {
        id
        name
      }
    }
    externalEvents {
      columns
      startsAt
      endsAt
    }
    blocks {
      id
      reason
      startsAt
      endsAt
      staff {
        id
      }
      resources {
        id
      }
    }
  }
`;

export function useBoardModel(
  boardKey: useBoardModel_board$key,
  by: BoardGrouping,
  locale: string,
  services: ReadonlyMap<string, ServiceFacts>,
): BoardModel {
  const board = useFragment(fragment, boardKey);
  return useMemo(() => toBoardModel(board, by, locale, services), [board, by, locale, services]);
}

function toBoardModel(
  board: useBoardModel_board$data,
  by: BoardGrouping,
  locale: string,
  services: ReadonlyMap<string, ServiceFacts>,
): BoardModel {
  const bookings = board.bookings.flatMap((data) => toBookingEntry(data, locale) ?? []);
  const isInShownSession = createSessionFilter(board.sessions);
  const entries: BoardEntry[] = [
    ...bookings.filter((entry) => !isInShownSession(entry)),
    ...board.sessions.map((session) => toSessionEntry(session, bookings)),
    ...board.holds.map(toHoldEntry),
    ...board.blocks.map((block) => toBlockEntry(block, by)),
    ...board.externalEvents.map(toExternalEntry),
  ];
  return {
    timeZone: board.timeZone,
    by,
    columns: board.columns.flatMap((column) => toColumn(column) ?? []),
    entries,
    entriesByColumn: groupByColumn(entries),
    services,
  };
}

const toSpan = ({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string }): Span => ({
  from: toEpochMinute(startsAt),
  until: toEpochMinute(endsAt),
});

function toColumn({
  staff,
  resource,
  days,
}: useBoardModel_board$data["columns"][number]): BoardColumn | null {
  const owner = staff ?? resource;
  if (owner == null) return null;
  return {
    id: owner.id,
    name: owner.name,
    picture: staff?.picture ?? null,
    units: resource?.units ?? 1,
    days: new Map(
      days.map((day) => [day.date, { ...day, holiday: day.holiday ?? null, hours: day.hours.map(toSpan) }]),
    ),
  };
}

/** Bookings that no longer take time. */
const goneStatuses = new Set(["CANCELLED", "DECLINED", "EXPIRED"]);

// Relay returns the same object for unchanged data, so an unchanged entry is not rendered again.
const bookingCache = new WeakMap<object, { readonly locale: string; readonly entry: BookingEntry }>();

function toBookingEntry(
  data: useBoardModel_board$data["bookings"][number],
  locale: string,
): BookingEntry | null {
  const { booking } = data;
  if (goneStatuses.has(booking.status)) return null;
  const cached = bookingCache.get(data);
  if (cached?.locale === locale) return cached.entry;
  const { contact, service } = booking;
  const entry: BookingEntry = {
    kind: "booking",
    key: `booking ${booking.id}`,
    columns: data.columns,
    ...toSpan(booking),
    occupied: { from: toEpochMinute(data.occupiedFrom), until: toEpochMinute(data.occupiedUntil) },
    booking: {
      id: booking.id,
      client: formatFullName(
        { firstName: contact.firstName ?? "", lastName: contact.lastName ?? "" },
        locale,
      ),
      hasEmail: contact.email != null,
      status: booking.status,
      serviceId: service.id,
      service: service.name,
      isUnpaid: data.isUnpaid,
      hasMissingAnswers: data.hasMissingAnswers,
      isFirstVisit: data.isFirstVisit,
      isOverbooked: data.isOverbooked,
      isAtClient: booking.locationKind === "AT_VISITOR",
      hasNote: booking.notes != null && booking.notes !== "",
      session: data.session ?? null,
      seats: booking.seats,
    },
  };
  bookingCache.set(data, { locale, entry });
  return entry;
}

function createSessionFilter(sessions: useBoardModel_board$data["sessions"]) {
  const shown = new Set(sessions.map(({ id }) => id));
  return ({ booking: { session } }: BookingEntry) => session !== null && shown.has(session);
}

function toSessionEntry(
  session: useBoardModel_board$data["sessions"][number],
  entries: readonly BookingEntry[],
): BoardEntry {
  const own = entries.filter(({ booking }) => booking.session === session.id);
  const span = toSpan(session);
  const bookings: BookingFacts[] = own.map(({ booking }) => booking);
  return {
    kind: "session",
    key: `session ${session.id}`,
    id: session.id,
    columns: session.columns,
    ...span,
    occupied: {
      from: Math.min(span.from, ...own.map(({ occupied }) => occupied.from)),
      until: Math.max(span.until, ...own.map(({ occupied }) => occupied.until)),
    },
    service: session.service.name,
    serviceId: session.service.id,
    seats: session.seats,
    seatsTaken: session.seatsTaken,
    bookings,
  };
}

function toHoldEntry(hold: useBoardModel_board$data["holds"][number]): BoardEntry {
  const span = toSpan(hold);
  return {
    kind: "hold",
    key: `hold ${hold.id}`,
    columns: hold.columns,
    ...span,
    occupied: span,
    service: hold.service.name,
    expiresAt: toEpochMinute(hold.expiresAt),
  };
}

function toBlockEntry(block: useBoardModel_board$data["blocks"][number], by: BoardGrouping): BoardEntry {
  const span = toSpan(block);
  const staff = block.staff.map(({ id }) => id);
  const resources = block.resources.map(({ id }) => id);
  return {
    kind: "block",
    key: `block ${block.id}`,
    id: block.id,
    columns: by === "staff" ? staff : resources,
    ...span,
    occupied: span,
    reason: block.reason ?? null,
    staff,
    resources,
  };
}

function toExternalEntry(event: useBoardModel_board$data["externalEvents"][number]): BoardEntry {
  const span = toSpan(event);
  return {
    kind: "external",
    key: `external ${event.columns.join(" ")} ${event.startsAt} ${event.endsAt}`,
    columns: event.columns,
    ...span,
    occupied: span,
  };
}
