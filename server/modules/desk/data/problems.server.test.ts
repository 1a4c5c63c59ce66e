import { expect, it } from "vitest";
import { createSeedId, insertBookings } from "../../../testing/bookings/insertBookings.ts";
import { openGraph } from "../../../testing/graph.ts";
import { LOAD_PROBLEMS } from "./problems.ts";

const COUNT = 4_000;

const graph = await openGraph({ isReset: true });

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Actual Loops": number;
  readonly Plans?: readonly PlanNode[];
}
const flattenNodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flattenNodes)];

it("the statement of the problems reads failed payments by an index", async () => {
  const { query } = graph.database;
  await insertBookings(
    graph.database,
    Array.from({ length: COUNT }, (_, n) => ({
      startsAt: new Date(Date.parse("2026-01-01T14:00Z") + n * 1_800_000).toISOString(),
      status: n === 0 ? ("AWAITING_PAYMENT" as const) : ("CONFIRMED" as const),
      decideBy: n === 0 ? "2026-11-21T10:00:00Z" : null,
      dueMinor: 5_000,
      paid: { minor: 5_000, at: "2026-01-01T14:00:00Z" },
    })),
  );
  await query("UPDATE payments SET state = 'FAILED', settled_at = '2026-11-20T09:00:00Z' WHERE id = $1", [
    createSeedId("payment", 0),
  ]);
  await query("VACUUM ANALYZE");
  const { business } = await graph.scope();
  const values = [business.id, ["PAYMENT_FAILED"], null, "2026-11-20T10:00:00Z"];
  expect(await query(LOAD_PROBLEMS, values)).toHaveLength(1);
  const [row] = await query<Record<string, [{ Plan: PlanNode }]>>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${LOAD_PROBLEMS}`,
    values,
  );
  const nodes = flattenNodes(Object.values(row!)[0]![0]!.Plan).filter((node) => node["Actual Loops"] > 0);
  expect(nodes.map((node) => node["Index Name"])).toContain("payments_failed");
  const scans = nodes.map((node) => `${node["Node Type"]} ${node["Relation Name"] ?? ""}`);
  expect(scans).not.toContainEqual(expect.stringMatching(/^Seq Scan (payments|bookings)$/));
});
