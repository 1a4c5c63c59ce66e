import { expect, it } from "vitest";
import { openGraph } from "../../../testing/graph.ts";
import { insertBookings } from "../../../testing/bookings/insertBookings.ts";
import { LOAD_BOARD } from "./boardSql.ts";

const DAYS = 400;
const WEEK = [
  "2026-11-23T05:00Z",
  "2026-11-30T05:00Z",
  "2026-11-20T10:00Z",
  "2026-11-23",
  "2026-11-29",
  null,
  false,
  true,
] as const;
const PER_DAY = 10;

const graph = await openGraph({ isReset: true });

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Actual Loops": number;
  readonly Plans?: readonly PlanNode[];
}
const flattenNodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flattenNodes)];

async function explain(): Promise<PlanNode[]> {
  const { business } = await graph.scope();
  const [row] = await graph.database.query<Record<string, [{ Plan: PlanNode }]>>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${LOAD_BOARD}`,
    [business.id, ...WEEK],
  );
  return flattenNodes(Object.values(row!)[0]![0]!.Plan);
}

it("the statement of the board visits few rows in a new database without statistics", async () => {
  const count = 30;
  await insertBookings(
    graph.database,
    Array.from({ length: count }, (_, n) => ({
      startsAt: new Date(Date.parse("2026-11-24T14:00Z") + n * 1_800_000).toISOString(),
      staff: "amara",
      email: `client${n}@example.com`,
    })),
  );
  const loops = (await explain()).map((node) => node["Actual Loops"]);
  expect(Math.max(...loops)).toBeLessThan(5 * count * count);
});

it("the statement of the board reads no history whole", async () => {
  const { business } = await graph.scope();
  const { query } = graph.database;
  await insertBookings(
    graph.database,
    Array.from({ length: DAYS * PER_DAY }, (_, n) => ({
      startsAt: new Date(Date.parse("2026-01-01T14:00Z") + n * (1_440 / PER_DAY) * 60_000).toISOString(),
      staff: ["amara", "bruno", "chloe", "daniel"][n % 4]!,
      email: `client${n % 500}@example.com`,
    })),
  );
  await query(
    `INSERT INTO claims (business_id, unit_id, starts_at, ends_at, booking_id)
     SELECT $1, u.id, b.starts_at, b.ends_at, b.id FROM bookings b JOIN booking_staff s ON s.booking_id = b.id
       JOIN units u ON u.staff_id = s.staff_id AND u.ordinal = 0 WHERE b.business_id = $1`,
    [business.id],
  );
  await query("VACUUM ANALYZE");
  const nodes = await explain();
  const scans = nodes
    .filter((node) => node["Actual Loops"] > 0)
    .map((node) => `${node["Node Type"]} ${node["Relation Name"] ?? ""}`);
  expect(scans).toContainEqual(expect.stringMatching(/^(Index|Bitmap Heap) Scan bookings$/));
  expect(scans).not.toContainEqual(
    expect.stringMatching(/^Seq Scan (bookings|booking_staff|claims|orders|contacts)$/),
  );
});
