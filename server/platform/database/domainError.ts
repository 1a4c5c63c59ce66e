import { type Failure, type Issue, invalidInput } from "../../shared/failures/failure.ts";
import type { Outcome } from "./scope.ts";

/** Rolls a transaction back and carries the failure out of it. */
export class DomainError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** Creates the error of a declared failure. */
export type Reject<F extends Failure> = (failure: F) => DomainError;

/** Converts a thrown `DomainError` to a failed outcome. The work throws what `reject` returns. */
export async function toResult<T, F extends Failure = Failure>(
  work: (reject: Reject<F>) => Promise<T>,
): Promise<Outcome<T, F>> {
  try {
    return { ok: true, value: await work((failure) => new DomainError(failure)) };
  } catch (error) {
    if (error instanceof DomainError) return { ok: false, failure: error.failure as F };
    throw error;
  }
}

export function invalidInputError(...issues: Issue[]): DomainError {
  return new DomainError(invalidInput(...issues));
}

export function throwIssues(...issues: readonly Issue[]): void {
  if (issues.length > 0) throw invalidInputError(...issues);
}
