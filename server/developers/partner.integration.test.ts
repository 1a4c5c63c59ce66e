import { execFile } from "node:child_process";
import { createHmac } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDelivering } from "../modules/integrations/jobs/delivering.ts";
import { projectRoot } from "../root.ts";
import { type TestGraph, testGraph } from "../testing/graph.ts";
import { installSdk } from "../tooling/sdk/installSdk.ts";
import { type PartnerApp, partnerApp } from "../testing/servers/partnerApp.ts";
import { signatureHeaders } from "../modules/integrations/webhooks/transport/signature.ts";
import { allowLoopback, webTransport } from "../modules/integrations/webhooks/transport/webTransport.ts";
import { readBlocks } from "./recipes.ts";
import { readSources } from "./sources.ts";

const run = promisify(execFile);

let graph: TestGraph;
let app: PartnerApp;
let folder: string;
beforeAll(async () => {
  mkdirSync(join(projectRoot, ".build"), { recursive: true });
  folder = mkdtempSync(join(projectRoot, ".build", "partner-"));
  cpSync(join(projectRoot, "e2e", "partner"), folder, { recursive: true });
  await installSdk(folder);
  graph = await testGraph();
  app = await partnerApp(graph, "partner", { webhooksToLoopback: true });
}, 300_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
  await graph.close();
});

interface Report {
  readonly services: readonly string[];
  readonly told: number;
  readonly refused: number;
  readonly caughtUp: number;
  readonly differences: readonly string[];
  readonly bookings: readonly { readonly id: string; readonly status: string; readonly startsAt: string }[];
}

async function runPartner(): Promise<Report> {
  const { stdout } = await run(process.execPath, ["--import", "tsx", join(folder, "main.ts")], {
    cwd: folder,
    env: {
      PATH: process.env["PATH"],
      DAYBOOK_ORIGIN: app.origin,
      DAYBOOK_KEY: app.key,
      FROM: "2026-11-30",
      LATER: "2026-12-08",
      NOW: new Date(graph.clock.now()).toISOString(),
    },
  });
  return JSON.parse(stdout) as Report;
}

describe("partner program", () => {
  it("books, moves, cancels, receives events and recovers after downtime", async () => {
    const { database, clock } = graph;
    const scope = await graph.scope();
    const errors: unknown[] = [];
    const webhooks = webTransport(allowLoopback());
    const delivering = startDelivering({ ...scope, database, clock, webhooks }, (error) =>
      errors.push(error),
    );
    const report = await runPartner().finally(() => delivering.close());

    expect(errors).toEqual([]);
    expect(report.services).toEqual(expect.arrayContaining(["consultation", "yoga-class"]));
    expect(report.told).toBeGreaterThan(0);
    expect(report.refused).toBe(0);
    expect(report.caughtUp).toBeGreaterThanOrEqual(5);
    expect(report.differences).toEqual([]);
    const statuses = report.bookings.map(({ status }) => status).sort();
    expect(statuses).toEqual(["CANCELLED", "CONFIRMED", "CONFIRMED"]);
    const rows = await database.query<{ status: string; starts_at: Date }>(
      "SELECT status, starts_at FROM bookings ORDER BY starts_at",
    );
    const partnerBookings = report.bookings.map(({ status, startsAt }) => ({
      status,
      starts_at: new Date(startsAt),
    }));
    expect(partnerBookings.sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime())).toEqual(rows);
  });
});

describe("documented signature check", () => {
  const secretBytes = Buffer.alloc(32, 5);
  const secret = `whsec_${secretBytes.toString("base64")}`;
  const now = Date.parse("2026-12-01T09:00:00Z");
  const body = '{"id":"evt_1"}';
  type Check = (secret: string, headers: Record<string, string>, body: string, now: number) => boolean;
  let isGenuine: Check;
  beforeAll(async () => {
    const { text } = readSources().find(({ slug }) => slug === "webhooks")!;
    const code = readBlocks(text).find(({ roles }) => roles.includes("module"))!.text;
    ({ isGenuine } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      isGenuine: Check;
    });
  });
  const headers = (sentAt = now) => ({ ...signatureHeaders([secretBytes], { id: "evt_1", sentAt, body }) });

  it("accepts our signatures, also during a secret rotation", () => {
    expect(isGenuine(secret, headers(), body, now)).toBe(true);
    const signedHeaders = signatureHeaders([Buffer.alloc(32, 6), secretBytes], {
      id: "evt_1",
      sentAt: now,
      body,
    });
    expect(isGenuine(secret, { ...signedHeaders }, body, now)).toBe(true);
  });

  it.each<[string, () => boolean]>([
    ["another body", () => isGenuine(secret, headers(), `${body} `, now)],
    [
      "another secret",
      () => isGenuine(`whsec_${Buffer.alloc(32, 7).toString("base64")}`, headers(), body, now),
    ],
    ["another id", () => isGenuine(secret, { ...headers(), "webhook-id": "evt_2" }, body, now)],
    ["what is old", () => isGenuine(secret, headers(now - 6 * 60_000), body, now)],
    ["what comes from the future", () => isGenuine(secret, headers(now + 6 * 60_000), body, now)],
    ["no headers", () => isGenuine(secret, {}, body, now)],
    [
      "a signature of the body alone",
      () => {
        const forged = createHmac("sha256", secretBytes).update(body).digest("base64");
        return isGenuine(secret, { ...headers(), "webhook-signature": `v1,${forged}` }, body, now);
      },
    ],
  ])("rejects %s", (_name, check) => {
    expect(check()).toBe(false);
  });
});
