import { afterAll, beforeAll, expect, it } from "vitest";
import * as sdk from "../../../client/sdk/index.ts";
import { ORIGIN } from "../../developers/layout.ts";
import { readBlocks } from "../../developers/recipes.ts";
import { readSources } from "../../developers/sources.ts";
import { signatureHeaders } from "../../modules/integrations/webhooks/transport/signature.ts";
import { openGraph } from "../graph.ts";
import { type PartnerApp, partnerApp } from "../servers/partnerApp.ts";

interface Examples {
  listServices(): Promise<string[]>;
  bookFirstStart(orderId: string, from: string, to: string): Promise<string>;
  receive(request: Request, secret: string, handle: (event: sdk.WebhookEvent) => void): Promise<Response>;
  follow(
    store: { cursor: string | null; save(event: { readonly type: string }, cursor: string): void },
    signal: AbortSignal,
  ): Promise<void>;
}

const graph = await openGraph({ isReset: true });
let app: PartnerApp;
let examples: Examples;
beforeAll(async () => {
  app = await partnerApp(graph, "sdk page");
  const { text } = readSources().find(({ slug }) => slug === "sdk")!;
  const code = readBlocks(text)
    .filter(({ roles }) => roles.includes("module"))
    .map((block) => block.text)
    .join("\n")
    .replaceAll(/^import (\{.*\}) from "@daybook\/sdk";/gm, "const $1 = sdk;")
    .replaceAll(/^export /gm, "")
    .replaceAll(ORIGIN, app.origin)
    .replaceAll("https://book.example.com", app.origin)
    .replaceAll("process.env.DAYBOOK_KEY", JSON.stringify(app.key));
  // oxlint-disable-next-line typescript/no-implied-eval no-new-func
  const run = new Function("sdk", `${code}\nreturn { listServices, bookFirstStart, receive, follow };`);
  examples = run(sdk) as Examples;
});
afterAll(() => app.close());

it("the examples of the page list, book, receive and follow", async () => {
  expect(await examples.listServices()).toContain("consultation");
  const reference = await examples.bookFirstStart("order-of-the-page-1", "2026-11-30", "2026-12-04");
  const rows = await graph.database.query<{ status: string }>("SELECT status FROM bookings");
  expect(rows).toHaveLength(1);
  expect(reference).toMatch(/^[A-Z0-9-]{6,}$/);
  expect(reference).not.toContain("_");

  const secretBytes = Buffer.alloc(32, 5);
  const body = '{"id":"evt_1","type":"booking.created"}';
  const headers = { ...signatureHeaders([secretBytes], { id: "evt_1", sentAt: Date.now(), body }) };
  const received: string[] = [];
  const send = (sent: string) =>
    examples.receive(
      new Request(app.origin, { method: "POST", headers, body: sent }),
      `whsec_${secretBytes.toString("base64")}`,
      ({ type }) => void received.push(type),
    );
  expect((await send(body)).status).toBe(204);
  expect((await send(`${body} `)).status).toBe(401);
  expect(received).toEqual(["booking.created"]);

  const stop = new AbortController();
  const saved: string[] = [];
  const save = ({ type }: { readonly type: string }) => {
    saved.push(type);
    if (type === "booking.created") stop.abort();
  };
  await examples.follow({ cursor: null, save }, stop.signal);
  expect(saved).toContain("booking.created");
});
