import type { LoadedParty } from "./data/loadPartySearch.ts";
import type { ServiceRow } from "./data/loadSlotSearch.ts";
import {
  type Failure,
  type Issue,
  type IssueCode,
  invalidInput,
  issue,
} from "../../shared/failures/failure.ts";
import { MAX_GUESTS } from "../../shared/guests/guestRules.ts";
import { MAX_LINES } from "./rules/party/types.ts";

/** One service for one member of a visit; the lines of one member run back to back in their order. */
export interface VisitLine {
  readonly serviceId: string;
  /** Null: anyone. */
  readonly staffId: string | null;
  /** 0 the booker, 1 to 100 the guests. */
  readonly member: number;
  /** Seats of a class; 1 for everything that is no class. */
  readonly seats: number;
}

/** What is wrong with lines before anything of them is looked up; empty: nothing. */
export function lineFaults(lines: readonly Pick<VisitLine, "member" | "seats">[]): Issue[] {
  if (lines.length < 1 || lines.length > MAX_LINES) return [issue(["lines"], "OUT_OF_RANGE")];
  const issues: Issue[] = [];
  const at = (index: number, field: string) => ["lines", String(index), field];
  const members = new Set(lines.map((line) => line.member));
  lines.forEach(({ member, seats }, i) => {
    // Every member up to the last has a line: nobody is skipped, the booker least of all.
    const isMember = Number.isInteger(member) && member >= 0 && member <= MAX_GUESTS;
    if (!isMember || (member > 0 && !members.has(member - 1)))
      issues.push(issue(at(i, "member"), "OUT_OF_RANGE"));
    if (!Number.isInteger(seats) || seats < 1 || seats > MAX_LINES)
      issues.push(issue(at(i, "seats"), "OUT_OF_RANGE"));
  });
  if (!members.has(0)) issues.push(issue(["lines"], "REQUIRED"));
  return issues;
}

/** The lines by member, the booker's first; each with its place in the list. */
export function membersOf<Line extends { readonly member: number }>(
  lines: readonly Line[],
): { readonly line: Line; readonly index: number }[][] {
  const members: { line: Line; index: number }[][] = [];
  lines.forEach((line, index) => (members[line.member] ??= []).push({ line, index }));
  return members;
}

/** Whether a person offers a service there. */
export function offers(loaded: LoadedParty, serviceId: string, staffId: string): boolean {
  return loaded.people.some((one) => one.id === staffId && one.offers.has(serviceId));
}

/** Judges lines against what the business offers; null: they can be asked for. */
export function validateLines(loaded: LoadedParty, lines: readonly VisitLine[]): Failure | null {
  const issues = lines.flatMap((line, i) => {
    const service = loaded.services.get(line.serviceId);
    const fault = lineFault(loaded, line, service);
    return fault ? [issue(["lines", String(i), fault[0]], fault[1])] : [];
  });
  if (issues.length > 0) return invalidInput(...issues);
  const services = [...loaded.services.values()];
  const isClosed = (service: ServiceRow) =>
    service.publication !== "PUBLISHED" || !loaded.people.some((one) => one.offers.has(service.id));
  if (services.some(isClosed)) return { code: "CALENDAR_UNAVAILABLE" };
  return null;
}

function lineFault(
  loaded: LoadedParty,
  { serviceId, staffId, member, seats }: VisitLine,
  service: ServiceRow | undefined,
): [field: string, code: IssueCode] | null {
  if (!service) return ["service", "NOT_FOUND"];
  if (staffId !== null && (service.assignment !== "CHOSEN" || !offers(loaded, serviceId, staffId)))
    return ["staff", "NOT_FOUND"];
  if (seats > 1 && service.capacity === 1) return ["seats", "OUT_OF_RANGE"];
  // A guest with a line of their own may take another service, of those that guests can take.
  if (member > 0 && service.guest_mode !== "OWN_LINE" && service.guest_mode !== "SEAT")
    return ["service", "GUESTS_NOT_TAKEN"];
  return null;
}
