import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { demoId } from "../../../prisma/demo/ids.ts";
import { openCachedDatabase } from "../../app/openCachedDatabase.ts";
import { projectRoot } from "../../root.ts";
import { audit } from "../../testing/audit/audit.ts";
import { demoScope } from "../../testing/deps/demoScope.ts";
import { createMigratedDatabase } from "../../testing/database/testDatabase.ts";
import { holdSlot } from "./holdSlot.ts";
import { viewBookings, bookerAccess } from "./viewBookings.ts";
import { loadBookings } from "./data/loadBookings.ts";

const NOW = Date.parse("2026-11-20T10:00:00Z");

async function killAfter(child: ChildProcess, bookings: number): Promise<string[]> {
  const outputLines: string[] = [];
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  for await (const line of createInterface({ input: child.stdout! })) {
    outputLines.push(line);
    if (outputLines.filter((one) => one.startsWith("booked")).length === bookings) child.kill("SIGKILL");
  }
  await ended;
  return outputLines;
}

test("server keeps acknowledged bookings and frees expired holds after kill -9", async () => {
  const place = await createMigratedDatabase();
  try {
    const child = spawn(
      process.execPath,
      ["--import", "tsx", "server/testing/load/bookForever.ts", JSON.stringify(place.config), String(NOW)],
      { cwd: projectRoot, stdio: ["ignore", "pipe", "inherit"] },
    );
    const outputLines = await killAfter(child, 60);
    const booked = outputLines.flatMap((line) => (line.startsWith("booked ") ? [line.slice(7)] : []));
    const held = outputLines.flatMap((line) => (line.startsWith("held ") ? [line.split(" ")] : []));
    expect(booked.length).toBeGreaterThanOrEqual(60);
    expect(held.length).toBeGreaterThan(5);

    const database = await openCachedDatabase({ database: place.config });
    try {
      let now = NOW;
      const scope = await demoScope(database, () => now);
      const rows = await loadBookings(database.query, scope.business.id, booked);
      expect(rows.map((row) => row.id).toSorted()).toEqual(booked.toSorted());
      const keys = rows.map((row) => bookerAccess(scope, row).accessKey!);
      expect(
        (await viewBookings(scope, keys)).every((access) => access?.booking.status === "CONFIRMED"),
      ).toBe(true);
      expect(await audit(database)).toEqual({});

      const [, startsAt, staffId] = held[0]!;
      const again = () =>
        holdSlot(scope, {
          target: {
            serviceId: demoId("service", "consultation"),
            providerId: null,
            staffId: staffId!,
            startsAt: Number(startsAt) / 60_000,
          },
          seats: 1,
          visitor: null,
          idempotencyKey: null,
          clientAddress: "127.0.0.1",
        });
      expect(await again()).toMatchObject({ ok: false, failure: { code: "STAFF_BUSY" } });
      now += 10 * 60_000;
      expect(await again()).toMatchObject({ ok: true });
      expect(await audit(database)).toEqual({});
    } finally {
      await database.close();
    }
  } finally {
    await place.remove();
  }
});
