import type { SessionSeats, SlotSearch } from "../../../../shared/slots/types.ts";

export function listSessions(search: SlotSearch): readonly SessionSeats[] {
  if (search.rules.capacity <= 1) return [];
  const listed = new Set(search.staff.map((one) => one.id));
  return search.sessions.filter((session) => listed.has(session.staffId));
}

export function hasRoom(session: SessionSeats, seats: number): boolean {
  return session.seatsTaken + seats <= session.seatsOffered;
}
