import { demoId } from "../../prisma/demo/ids.ts";
import type { HeldHold } from "../data/holds/loadHold.ts";
import { book } from "../services/book.ts";
import { holdSlot } from "../services/holdSlot.ts";
import { holdToken } from "../services/holdTokens.ts";
import type { Outcome, Scope } from "../services/scope.ts";
import { details, visitorToken } from "./visit.ts";

/** A time of a demo service. */
export interface Wanted {
  readonly service: string;
  /** An ISO instant. */
  readonly startsAt: string;
  readonly staff?: string;
  readonly seats?: number;
}

/** Holds as one of many visitors, each at an address of their own, without the graph. */
export function holdAs(scope: Scope, visitor: number, wanted: Wanted): Promise<Outcome<HeldHold>> {
  return holdSlot(scope, {
    target: {
      serviceId: demoId("service", wanted.service),
      providerId: null,
      staffId: wanted.staff ? demoId("staff", wanted.staff) : null,
      startsAt: Date.parse(wanted.startsAt) / 60_000,
    },
    seats: wanted.seats ?? 1,
    visitor: visitorToken(visitor),
    idempotencyKey: null,
    clientAddress: `192.0.2.${visitor}`,
  });
}

/** Books what a visitor holds. */
export function bookAs(scope: Scope, holdId: string, idempotencyKey = "book-key-1") {
  return book(scope, {
    ...details,
    holdToken: holdToken(scope.signer, scope.business.id, holdId),
    idempotencyKey,
    locationKind: null,
    location: "1 Elm Street",
    notes: null,
  });
}

/** Holds and, if that went well, books: `BOOKED`, or the code of the failure that ended it. */
export async function visitAs(scope: Scope, visitor: number, wanted: Wanted): Promise<string> {
  const held = await holdAs(scope, visitor, wanted);
  if (!held.ok) return held.failure.code;
  const booked = await bookAs(scope, held.value.id);
  return booked.ok ? "BOOKED" : booked.failure.code;
}

/** How often each answer came. */
export function tally(answers: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}
