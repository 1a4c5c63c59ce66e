import { type IsoDate, toLocalDate } from "../../time/format.ts";
import type { Proposal } from "./plan.ts";

export interface SlotGroup {
  readonly date: IsoDate;
  /** Null if the person no longer exists. */
  readonly person: string | null;
  readonly starts: readonly string[];
}

/** Puts slots of one date and person together. The slots are in order of time. */
export function groupSlots(slots: Proposal["slots"], timeZone: string): readonly SlotGroup[] {
  const groups = new Map<string, { date: IsoDate; person: string | null; starts: string[] }>();
  for (const { startsAt, staff } of slots) {
    const date = toLocalDate(startsAt, timeZone);
    const person = staff?.name ?? null;
    const key = `${date} ${person}`;
    const group = groups.get(key) ?? { date, person, starts: [] };
    group.starts.push(startsAt);
    groups.set(key, group);
  }
  return [...groups.values()];
}
