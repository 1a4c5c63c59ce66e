import { type Failure, invalidInput, issue } from "../../shared/failures/failure.ts";

export function failNotFound(field: string): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure: invalidInput(issue([field], "NOT_FOUND")) };
}
