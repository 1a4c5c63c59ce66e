import type { Database } from "../../platform/database/database.ts";
import { keepFigures } from "../../modules/insights/data/keepFigures.ts";
import { applyRetention } from "../../modules/contacts/data/retention.ts";
import { sweepExpired } from "../../modules/bookings/data/sweepExpired.ts";
import { sweepEvents } from "../../modules/integrations/data/events/sweepEvents.ts";
import { sealAuditEntries } from "../../modules/access/audit/sealEntries.ts";
import { deleteExpiredPlatformRequests } from "../../modules/businesses/data/platformRequests.ts";
import { publishDue } from "../../modules/content/publishing.ts";
import type { Clock } from "../../platform/database/ports.ts";
import { startLoop } from "../../platform/work/loop.ts";

const EVERY_MS = 60_000;
const SEALING_EVERY_MS = 30_000;
/** Until an update, each read counts changed days itself. */
const FIGURES_EVERY_MS = 15_000;
const RETENTION_EVERY_MS = 900_000;
const PUBLISHING_EVERY_MS = 5_000;

/** No result depends on the deletion, because reads ignore expired rows. */
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
      async work() {
        await sweepExpired(database, clock.now());
        await sweepEvents(database, clock.now());
        await deleteExpiredPlatformRequests(database.query, clock.now());
      },
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
      everyMs: FIGURES_EVERY_MS,
      work: ({ progress }) => keepFigures(database, clock.now(), { progress }),
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
