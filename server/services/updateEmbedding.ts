import { judgeFrameOrigins } from "../domain/access/frameOrigins.ts";
import { invalidInput } from "../domain/failures/failure.ts";
import type { Outcome, Scope } from "./scope.ts";

/** Says which origins may show the business's widget in a frame; none: every origin. Safe to send twice. */
export async function updateEmbedding(scope: Scope, frameOrigins: readonly string[]): Promise<Outcome<null>> {
  const judged = judgeFrameOrigins(frameOrigins);
  if ("issues" in judged) return { ok: false, failure: invalidInput(...judged.issues) };
  const { business, database } = scope;
  await database.query("UPDATE businesses SET frame_origins = $2 WHERE id = $1", [
    business.id,
    judged.origins,
  ]);
  return { ok: true, value: null };
}
