import { demoId } from "../../../prisma/demo/ids.ts";
import { type BookInput, book } from "../../modules/bookings/book.ts";
import { holdSlot } from "../../modules/bookings/holdSlot.ts";
import { createHoldToken } from "../../modules/bookings/keys/holdTokens.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { details, visitorToken } from "./visit.ts";

export interface TestHoldRequest {
  readonly service: string;
  readonly startsAt: string;
  readonly staff?: string;
  readonly seats?: number;
  readonly lines?: readonly TestHoldLine[];
  readonly series?: readonly string[];
  readonly oneTimeLink?: string;
}

interface TestHoldLine {
  readonly service: string;
  readonly staff?: string;
  readonly member?: number;
  readonly seats?: number;
}

export function countGuests({ lines = [] }: TestHoldRequest): number {
  return Math.max(0, ...lines.map((line) => line.member ?? 0));
}

/** Holds without the API, as a visitor with their own address. */
export function holdAs(scope: Scope, visitor: number, wanted: TestHoldRequest): ReturnType<typeof holdSlot> {
  return holdSlot(scope, {
    target: {
      serviceId: demoId("service", wanted.service),
      providerId: null,
      staffId: wanted.staff ? demoId("staff", wanted.staff) : null,
      startsAt: Date.parse(wanted.startsAt) / 60_000,
    },
    seats: wanted.seats ?? 1,
    lines:
      wanted.lines?.map((line) => ({
        serviceId: demoId("service", line.service),
        staffId: line.staff ? demoId("staff", line.staff) : null,
        member: line.member ?? 0,
        seats: line.seats ?? 1,
      })) ?? null,
    series: wanted.series?.map((startsAt) => Date.parse(startsAt) / 60_000) ?? null,
    oneTimeLink: wanted.oneTimeLink ?? null,
    visitor: visitorToken(visitor),
    idempotencyKey: null,
    clientAddress: `192.0.2.${visitor}`,
  });
}

type BookChanges = Partial<BookInput>;

const DESK: BookChanges = { isBusiness: true };

/** Books a visitor's hold with guests. Without `more` the business books. */
export function bookAs(
  scope: Scope,
  holdId: string,
  idempotencyKey = "book-key-1",
  guests = 0,
  more: BookChanges = DESK,
) {
  const party = Array.from({ length: guests }, (_, i) => ({
    name: `Guest ${i + 1}`,
    email: `guest${i + 1}@example.org`,
  }));
  return book(scope, {
    ...details,
    holdToken: createHoldToken(scope.signer, scope.business.id, holdId),
    idempotencyKey,
    clientAddress: "192.0.2.1",
    locationKind: null,
    location: "1 Elm Street",
    notes: null,
    guests: guests === 0 ? null : party,
    ...more,
  });
}

/** Holds and books. Returns `BOOKED` or the code of the failure. */
export async function holdAndBookAs(scope: Scope, visitor: number, wanted: TestHoldRequest): Promise<string> {
  const held = await holdAs(scope, visitor, wanted);
  if (!held.ok) return held.failure.code;
  const booked = await bookAs(scope, held.value.id, "book-key-1", countGuests(wanted));
  return booked.ok ? "BOOKED" : booked.failure.code;
}

export function countEqual(answers: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}
