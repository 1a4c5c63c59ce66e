import { expect, it } from "vitest";
import { sealAuditEntries } from "./sealEntries.ts";
import { verifySeals } from "./verifySeals.ts";
import { openGraph } from "../../../testing/graph.ts";

const graph = await openGraph();

it("seals every entry once in one chain while other processes seal and write", async () => {
  const { database, clock } = graph;
  const { business } = await graph.scope();
  const WRITERS = 4;
  const EACH = 25;
  const writing = { isDone: false };
  const write = async (writer: number) => {
    for (let i = 0; i < EACH; i += 1)
      await database.transaction(async ({ query }) => {
        await query(
          `INSERT INTO audit_entries (business_id, id, at, actor_kind, actor_name, action)
           VALUES ($1, gen_random_uuid(), now(), 'COMMAND', 'command line', $2)`,
          [business.id, `write ${writer} ${i}`],
        );
      });
  };
  const sealAlways = async () => {
    while (!writing.isDone) await sealAuditEntries(database, clock);
  };
  const sealers = [sealAlways(), sealAlways(), sealAlways()];
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  writing.isDone = true;
  await Promise.all(sealers);
  await Promise.all([sealAuditEntries(database, clock), sealAuditEntries(database, clock)]);
  const state = await verifySeals(database.query, business.id);
  expect(state).toMatchObject({ kind: "intact", sealed: WRITERS * EACH, waiting: 0 });
});
