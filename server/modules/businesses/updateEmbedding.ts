import { validateFrameOrigins } from "./rules/frameOrigins.ts";
import { invalidInput } from "../../shared/failures/failure.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

/** Sets the origins that may show the business's widget in a frame. An empty list allows every origin. Returns the id of the business. */
export async function updateEmbedding(
  scope: Scope,
  frameOrigins: readonly string[],
): Promise<Outcome<string>> {
  const judged = validateFrameOrigins(frameOrigins);
  if ("issues" in judged) return { ok: false, failure: invalidInput(...judged.issues) };
  const { business, database } = scope;
  await database.query("UPDATE businesses SET frame_origins = $2 WHERE id = $1", [
    business.id,
    judged.origins,
  ]);
  return { ok: true, value: business.id };
}
