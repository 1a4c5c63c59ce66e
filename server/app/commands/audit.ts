import { verifySeals } from "../../modules/access/audit/verifySeals.ts";
import { type Command, UsageError } from "./command.ts";

/** Checks the hash chain. Fails when it is broken. */
export const verifyAudit: Command = async ({ scope, businessName }) => {
  const state = await verifySeals(scope.database.query, scope.business.id);
  if (state.kind === "broken") {
    const place = state.number === null ? "after the last seal" : `at seal ${state.number}`;
    throw new UsageError(`The audit log of ${businessName} is broken ${place}: ${state.reason}.`);
  }
  const { latest, sealed, waiting } = state;
  if (!latest)
    return [`The audit log of ${businessName} has no seal yet. Entries that wait for one: ${waiting}.`];
  return [
    `The audit log of ${businessName} is intact. Seals: ${latest.number}; sealed entries: ${sealed}; waiting: ${waiting}.`,
    `The latest seal, of ${new Date(latest.sealedAt).toISOString()}: ${latest.hash}`,
  ];
};
