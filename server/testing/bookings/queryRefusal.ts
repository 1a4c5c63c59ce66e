import type { TestGraph } from "../graph.ts";
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
  availability(input: { lines: $lines, from: $date, to: $date }) { ${FIELDS} } } }`;

const SINGLE = `query ($service: ID!, $staff: ID, $seats: Int, $date: Date!, $at: DateTime!) { business {
  service(id: $service) { availability(input: { staff: $staff, seats: $seats, from: $date, to: $date }) { ${FIELDS} } } } }`;

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
  const renamed: Record<string, string> = { NOT_FOUND: "STAFF_NOT_OFFERED", OUT_OF_RANGE: "NOT_A_CLASS" };
  const known = reason ?? issues?.[0]?.code ?? code!;
  return renamed[known] ?? known;
}
