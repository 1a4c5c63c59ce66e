import { expect, it } from "vitest";
import { auditAfterEach } from "../../testing/audit/audit.ts";
import { holdAs } from "../../testing/bookings/callers.ts";
import { openGraph } from "../../testing/graph.ts";
import { waitForLock } from "../../testing/concurrency/waitForLock.ts";
import { demoId } from "../../../prisma/demo/ids.ts";
import { countDays } from "./countDays.ts";

const graph = await openGraph();
const scope = await graph.scope();
auditAfterEach(graph);

it("countDays leaves out a hold that is taken and released while it waits for another hold", async () => {
  await graph.change("nutrition", { maxPerDay: null });
  await holdAs(scope, 1, { service: "nutrition", startsAt: "2026-11-23T13:00:00Z" });
  const first = await graph.database.pool.connect();
  await first.query("BEGIN");
  await first.query("SELECT FROM holds WHERE state = 'LIVE' FOR UPDATE");
  const counting = graph.database.transaction((sql) =>
    countDays(sql, scope.business, demoId("service", "nutrition"), 5, graph.clock.now()),
  );
  await waitForLock(graph.database, "transactionid");

  await holdAs(scope, 2, { service: "nutrition", startsAt: "2026-11-23T15:00:00Z" });
  const second = await graph.database.pool.connect();
  await second.query("BEGIN");
  await second.query(
    `WITH released AS (UPDATE holds SET state = 'RELEASED' WHERE business_id = $1
       AND id = (SELECT hold_id FROM hold_lines WHERE starts_at = '2026-11-23T15:00:00Z') RETURNING id)
     SELECT release_holds($1, ARRAY(SELECT id FROM released))`,
    [scope.business.id],
  );
  await first.query("COMMIT");
  await Promise.race([counting, waitForLock(graph.database, "transactionid")]);
  await second.query("COMMIT");
  await counting;
  first.release();
  second.release();
  expect(await graph.database.query("SELECT taken FROM service_days")).toEqual([{ taken: 1 }]);
});
