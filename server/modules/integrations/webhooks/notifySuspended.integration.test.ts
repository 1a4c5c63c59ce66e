import { expect, it } from "vitest";
import type { Mail } from "../../../platform/mail/mailTransport.ts";
import { createEndpoint } from "./endpoints.ts";
import { notifySuspended } from "./notifySuspended.ts";
import { openGraph } from "../../../testing/graph.ts";

const graph = await openGraph();

it("drops mails about suspended endpoints while mail is turned off", async () => {
  const scope = await graph.scope();
  const outcome = await createEndpoint(scope, { url: "https://partner.example/events" });
  expect(outcome).toMatchObject({ ok: true });
  await scope.database.query("UPDATE webhook_endpoints SET state = 'SUSPENDED', notice_due_at = $1", [
    new Date(graph.clock.now()).toISOString(),
  ]);
  const mails: Mail[] = [];
  const send = async (mail: Mail) => void mails.push(mail);
  const transport = { concurrency: 1, send, close: async () => {} };
  const teller = { ...scope, transport, from: null, origin: "https://studio.example" };
  await notifySuspended({ ...teller, isOff: true });
  graph.clock.advance(60);
  await notifySuspended(teller);
  expect(mails).toEqual([]);
});
