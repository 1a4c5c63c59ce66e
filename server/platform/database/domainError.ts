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

/** Converts a thrown `DomainError` to a failed outcome. */
export async function toResult<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof DomainError) return { ok: false, failure: error.failure };
    throw error;
  }
}

export function invalidInputError(...issues: Issue[]): DomainError {
  return new DomainError(invalidInput(...issues));
}

export function throwIssues(...issues: readonly Issue[]): void {
  if (issues.length > 0) throw invalidInputError(...issues);
}
