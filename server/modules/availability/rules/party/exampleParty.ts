import { at, everyDay, person } from "../slots/exampleSearch.ts";
import type { SlotRules } from "../../../../shared/slots/types.ts";
import type { PartyLine, PartySearch, PartyService } from "./types.ts";

export const NEW_YORK = "America/New_York";

export function service(
  id: string,
  changes: Partial<Omit<PartyService, "rules">> & { rules?: Partial<SlotRules> } = {},
): PartyService {
  return {
    id,
    assignment: "any",
    resources: [],
    sessions: [],
    takenPerDay: new Map(),
    ...changes,
    rules: {
      durationMinutes: 60,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      intervalMinutes: 60,
      noticeMinutes: 0,
      horizonDays: 30,
      maxPerDay: null,
      capacity: 1,
      ...changes.rules,
    },
  };
}

export function line(serviceId: string, ...staffIds: string[]): PartyLine {
  return { serviceId, staffIds, seats: 1 };
}

export function party(
  members: readonly (readonly PartyLine[])[],
  rest: Partial<Omit<PartySearch, "members">> = {},
): PartySearch {
  return {
    now: at("2026-03-01T00:00-05:00"),
    from: "2026-03-02",
    to: "2026-03-02",
    timeZone: NEW_YORK,
    dayZone: NEW_YORK,
    staff: ["amara", "bruno"].map((id) => person(id, NEW_YORK, everyDay("9:00-12:00"))),
    resources: [],
    services: [service("massage")],
    members: members.map((lines) => ({ lines })),
    ...rest,
  };
}
