import { type FailureWith, invalidInput, issue } from "../../shared/failures/failure.ts";

export function failNotFound(field: string): {
  readonly ok: false;
  readonly failure: FailureWith<"INVALID_INPUT">;
} {
  return { ok: false, failure: invalidInput(issue([field], "NOT_FOUND")) };
}
