import type { Outcome } from "../platform/database/scope.ts";

/** Returns the value of a successful outcome. Throws the failure otherwise. */
export function unwrap<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value;
}
