import type { Database } from "../../platform/database/database.ts";
import { keepFigures } from "../../modules/insights/data/keepFigures.ts";
import { applyRetention } from "../../modules/contacts/data/retention.ts";
import { sweepExpired } from "../../modules/bookings/data/sweepExpired.ts";
import { sealAuditEntries } from "../../modules/access/audit/sealEntries.ts";
import { publishDue } from "../../modules/content/publishing.ts";
import type { Clock } from "../../platform/database/ports.ts";
import { startLoop } from "../../platform/work/loop.ts";

const EVERY_MS = 60_000;
/** Milliseconds after which an audit entry is sealed at the latest. */
const SEALING_EVERY_MS = 30_000;
/** Milliseconds after which changed days are counted again for insights. Until then each read counts them. */
const KEEPING_EVERY_MS = 15_000;
/** Milliseconds by which data outlives its period at most. */
const RETENTION_EVERY_MS = 900_000;
/** Milliseconds after which a due entry is published at the latest. */
const PUBLISHING_EVERY_MS = 5_000;

/**
 * Deletes expired rows, seals audit entries, applies retention, keeps figures and publishes due entries. No result depends on the deletion: searches
 * ignore expired rows, and a new hold first ends expired ones.
 */
export function startSweeping(
  database: Database,
  clock: Clock,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const common = { onError, startsAtOnce: false };
  const loops = [
    startLoop({
      ...common,
      name: "expired rows",
      everyMs: EVERY_MS,
      work: () => sweepExpired(database, clock.now()),
    }),
    startLoop({
      ...common,
      name: "sealing the audit log",
      everyMs: SEALING_EVERY_MS,
      work: () => sealAuditEntries(database, clock),
    }),
    startLoop({
      ...common,
      name: "retention",
      everyMs: RETENTION_EVERY_MS,
      work: () => applyRetention(database, clock.now()),
    }),
    startLoop({
      ...common,
      name: "figures of insights",
      everyMs: KEEPING_EVERY_MS,
      work: (progress) => keepFigures(database, clock.now(), { progress }),
    }),
    startLoop({
      ...common,
      name: "publishing",
      everyMs: PUBLISHING_EVERY_MS,
      work: () => publishDue(database, clock),
    }),
  ];
  return async () => {
    for (const loop of loops) await loop.close();
  };
}
