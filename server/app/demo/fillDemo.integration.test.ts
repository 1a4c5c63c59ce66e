import { expect, test } from "vitest";
import { ensureDemo } from "../../../prisma/demo.ts";
import { createDemoKey } from "../../modules/access/users/demoUsers.ts";
import { createSigner } from "../../platform/ids/signer.ts";
import { createSystemRandom } from "../../platform/ids/systemRandom.ts";
import { audit } from "../../testing/audit/audit.ts";
import { testDatabase } from "../../testing/database/testDatabase.ts";
import { createTestDeps } from "../../testing/deps/createTestDeps.ts";
import { buildSchema } from "../graph/schema.ts";
import { fillDemo } from "./fillDemo.ts";

// A Sunday, and a Friday evening before the clocks change.
test.each(["2026-11-29T12:00:00Z", "2027-03-12T23:00:00Z"])(
  "fillDemo makes two weeks of bookings that keep every rule of the database at %s",
  async (instant) => {
    const clock = { now: () => Date.parse(instant) };
    const database = await testDatabase();
    try {
      await ensureDemo(database, clock);
      const deps = createTestDeps({
        database,
        clock,
        random: createSystemRandom(),
        signer: createSigner([Buffer.alloc(32, 7)]),
      });
      const business = await deps.directory.byHost("");
      const key = await createDemoKey({ ...deps, business: business! });
      await fillDemo({ deps, schema: buildSchema(), key });

      const statuses = await database.query<{ status: string; count: number }>(
        "SELECT status::text, count(*)::int AS count FROM bookings GROUP BY 1 ORDER BY 1",
      );
      expect(statuses.map(({ status }) => status)).toEqual([
        "CANCELLED",
        "COMPLETED",
        "CONFIRMED",
        "NO_SHOW",
        "REQUESTED",
      ]);
      expect(await audit(database)).toEqual({});
      expect(
        await database.query("SELECT id FROM notices WHERE state = 'PENDING' AND due_at <= $1", [
          new Date(clock.now()),
        ]),
      ).toEqual([]);
    } finally {
      await database.close();
    }
  },
);
