import type { LoadedParty } from "./data/loadPartySearch.ts";
import type { ServiceRow } from "./data/loadSlotSearch.ts";
import {
  type FailureWith,
  type Issue,
  type IssueCode,
  invalidInput,
  issue,
} from "../../shared/failures/failure.ts";
import { MAX_GUESTS } from "../../shared/guests/guestRules.ts";
import { MAX_LINES } from "./rules/party/types.ts";

/** One service for one member of an order. The lines of one member run back to back in their order. */
export interface OrderLine {
  readonly serviceId: string;
  /** Null for any staff member. */
  readonly staffId: string | null;
  /** 0 for the booker, 1 to 100 for the guests. */
  readonly member: number;
  /** Seats of a class, otherwise 1. */
  readonly seats: number;
}

/** Validates members and seats without stored data. Returns an empty list if the lines are valid. */
export function findLineIssues(lines: readonly Pick<OrderLine, "member" | "seats">[]): Issue[] {
  if (lines.length < 1 || lines.length > MAX_LINES) return [issue(["lines"], "OUT_OF_RANGE")];
  const issues: Issue[] = [];
  const at = (index: number, field: string) => ["lines", String(index), field];
  const members = new Set(lines.map((line) => line.member));
  lines.forEach(({ member, seats }, i) => {
    // Member numbers have no gaps, and the booker has a line.
    const isMember = Number.isInteger(member) && member >= 0 && member <= MAX_GUESTS;
    if (!isMember || (member > 0 && !members.has(member - 1)))
      issues.push(issue(at(i, "member"), "OUT_OF_RANGE"));
    if (!Number.isInteger(seats) || seats < 1 || seats > MAX_LINES)
      issues.push(issue(at(i, "seats"), "OUT_OF_RANGE"));
  });
  if (!members.has(0)) issues.push(issue(["lines"], "REQUIRED"));
  return issues;
}

/** Groups the lines by member, the booker first, each with its ordinal, the index in the list. */
export function groupByMember<Line extends { readonly member: number }>(
  lines: readonly Line[],
): { readonly line: Line; readonly ordinal: number }[][] {
  const members: { line: Line; ordinal: number }[][] = [];
  lines.forEach((line, ordinal) => (members[line.member] ??= []).push({ line, ordinal }));
  return members;
}

export function isOffered(loaded: LoadedParty, serviceId: string, staffId: string): boolean {
  return loaded.staff.some((one) => one.id === staffId && one.offers.has(serviceId));
}

export function findLineFailure(
  loaded: LoadedParty,
  lines: readonly OrderLine[],
): FailureWith<"INVALID_INPUT" | "CALENDAR_UNAVAILABLE"> | null {
  const issues = lines.flatMap((line, i) => {
    const service = loaded.services.get(line.serviceId);
    const found = findLineIssue(loaded, line, service);
    return found ? [issue(["lines", String(i), found[0]], found[1])] : [];
  });
  if (issues.length > 0) return invalidInput(...issues);
  const services = [...loaded.services.values()];
  if (services.some((service) => service.publication !== "PUBLISHED"))
    return { code: "CALENDAR_UNAVAILABLE", reason: "UNPUBLISHED" };
  const hasStaff = (service: ServiceRow) => loaded.staff.some((one) => one.offers.has(service.id));
  return services.every(hasStaff) ? null : { code: "CALENDAR_UNAVAILABLE", reason: "NO_STAFF" };
}

function findLineIssue(
  loaded: LoadedParty,
  { serviceId, staffId, member, seats }: OrderLine,
  service: ServiceRow | undefined,
): [field: string, code: IssueCode] | null {
  if (!service) return ["service", "NOT_FOUND"];
  if (staffId !== null && (service.assignment !== "CHOSEN" || !isOffered(loaded, serviceId, staffId)))
    return ["staff", "NOT_FOUND"];
  if (seats > 1 && service.capacity === 1) return ["seats", "OUT_OF_RANGE"];
  // A guest with a separate line may take another service, if that service accepts guests.
  if (member > 0 && service.guest_mode !== "OWN_LINE" && service.guest_mode !== "SEAT")
    return ["service", "GUESTS_NOT_TAKEN"];
  return null;
}
