import { type Failure, type FailureWith, type Issue, invalidInput } from "../../shared/failures/failure.ts";
import type { Outcome } from "./scope.ts";

/** Rolls a transaction back and carries the failure out of it. */
class DomainError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** Creates the error of a declared failure. */
export type Reject<F extends Failure> = (failure: F) => Error;

/** Converts a thrown `DomainError` to a failed outcome. The work throws what `reject` or `invalidInputError` returns. */
export async function toResult<T, F extends Failure = FailureWith<"INVALID_INPUT">>(
  work: (reject: Reject<F>) => Promise<T>,
): Promise<Outcome<T, F>> {
  try {
    return { ok: true, value: await work((failure) => new DomainError(failure)) };
  } catch (error) {
    const failure = getFailure(error);
    if (failure) return { ok: false, failure: failure as F };
    throw error;
  }
}

/** Null for other errors. */
export function getFailure(error: unknown): Failure | null {
  return error instanceof DomainError ? error.failure : null;
}

/** For a use case that declares `INVALID_INPUT`. */
export function invalidInputError(...issues: Issue[]): DomainError {
  return new DomainError(invalidInput(...issues));
}

export function throwIssues(...issues: readonly Issue[]): void {
  if (issues.length > 0) throw invalidInputError(...issues);
}
