import type { TestGraph } from "./graph.ts";
import type { MutationResult } from "./visit.ts";

export interface SentLine {
  readonly service: string;
  readonly staff?: string;
  readonly member?: number;
  readonly seats?: number;
}

export interface RefusalResult {
  readonly isBookable: boolean;
  readonly failure: { readonly code: string; readonly message: string; readonly count?: number } | null;
  readonly days: readonly { readonly starts: readonly string[] }[];
  readonly refusal: string | null;
}

const FIELDS = `isBookable failure { code message ... on ReservationLimit { count } }
  days { starts } refusal(startsAt: $at)`;

const PARTY = `query ($lines: [LineInput!]!, $date: Date!, $at: DateTime!) { business {
  availability(lines: $lines, from: $date, to: $date) { ${FIELDS} } } }`;

const SINGLE = `query ($service: String!, $staff: ID, $seats: Int, $date: Date!, $at: DateTime!) { business {
  service(slug: $service) { availability(staff: $staff, seats: $seats, from: $date, to: $date) { ${FIELDS} } } } }`;

export async function queryRefusal(
  graph: TestGraph,
  lines: readonly SentLine[],
  { at, date }: { readonly at: string; readonly date: string },
): Promise<RefusalResult> {
  type Data = { readonly business: { readonly availability: RefusalResult } };
  const data = await graph.data<Data>(PARTY, { lines, date, at });
  return data.business.availability;
}

export async function querySingleRefusal(
  graph: TestGraph,
  line: SentLine,
  { at, date }: { readonly at: string; readonly date: string },
): Promise<RefusalResult> {
  type Data = { readonly business: { readonly service: { readonly availability: RefusalResult } } };
  const data = await graph.data<Data>(SINGLE, { ...line, date, at });
  return data.business.service.availability;
}

/** Converts the result of `holdSlot` to the matching refusal. Null if the hold succeeded. */
export function toHoldRefusal({ code, reason, issues, hold }: MutationResult): string | null {
  if (hold) return null;
  if (code === "SLOT_UNAVAILABLE") return reason!;
  if (code === "INVALID_INPUT") return issues![0]!.code;
  const renamed: Record<string, string> = {
    RESOURCE_UNAVAILABLE: "RESOURCE_BUSY",
    SEAT_SHORTAGE: "SEATS_SHORT",
  };
  return renamed[code!] ?? code!;
}
