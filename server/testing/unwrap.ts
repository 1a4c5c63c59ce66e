import type { Failure } from "../shared/failures/failure.ts";
import type { Outcome } from "../platform/database/scope.ts";

/** Returns the value of a successful outcome. Throws the failure otherwise. */
export function unwrap<Value>(outcome: Outcome<Value, Failure>): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value;
}
