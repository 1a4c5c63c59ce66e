import { validateFrameOrigins } from "./rules/frameOrigins.ts";
import { invalidInput } from "../../shared/failures/failure.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

export async function updateEmbedding(
  scope: Scope,
  frameOrigins: readonly string[],
): Promise<Outcome<string>> {
  const parsed = validateFrameOrigins(frameOrigins);
  if ("issues" in parsed) return { ok: false, failure: invalidInput(...parsed.issues) };
  const { business, database } = scope;
  await database.query("UPDATE businesses SET frame_origins = $2 WHERE id = $1", [
    business.id,
    parsed.origins,
  ]);
  return { ok: true, value: business.id };
}
