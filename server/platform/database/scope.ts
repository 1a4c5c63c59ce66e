import type { Database } from "./database.ts";
import type { Failure, FailureWith } from "../../shared/failures/failure.ts";
import type { Clock, Jobs, RandomSource } from "./ports.ts";
import type { Signer } from "../ids/signer.ts";

/** Modules declare further fields. */
export interface BusinessScope {
  readonly id: string;
  readonly timeZone: string;
  /** Times are shown in the business's own zone only. */
  readonly zoneLocked: boolean;
  /** Set while the operator of the server suspends the business. Null otherwise. */
  readonly suspendedAt: Date | null;
  readonly currency: string;
  /** Supplies the country of phone numbers that are entered without one. */
  readonly phone: string;
  /** Additional origins to which redirects may lead. */
  readonly redirectOrigins: readonly string[];
}

/**
 * The dependencies of the process, which `server/app/createDeps.ts` builds once at its start. No field is optional, so
 * that no use case decides for a missing setting. A module that needs more declares the field beside the code that
 * reads it (`DECISIONS/0033`).
 */
export interface Deps {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly signer: Signer;
  readonly jobs: Jobs;
  /** The origin of the server itself, for hosts that belong to no business. Without a trailing slash. */
  readonly serverOrigin: () => string;
  /** False turns off every limit by client address (`DAYBOOK_RATE_LIMITS=off`). `countedAddress.ts` reads it. */
  readonly countsAddresses: boolean;
}

/** The parameter of a use case: the dependencies of the process, the request and its business. */
export interface Scope extends Deps {
  /** Absent in commands and jobs. */
  readonly request?: { readonly id: string; readonly clientAddress: string; readonly locale: string };
  /** Set in a preview, whose changes are rolled back. */
  readonly isDry?: true;
  readonly business: BusinessScope;
}

/** The value of a use case, or one of the failures that it declares (`DECISIONS/0035`). */
export type Outcome<T, F extends Failure = FailureWith<"INVALID_INPUT">> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: F };
