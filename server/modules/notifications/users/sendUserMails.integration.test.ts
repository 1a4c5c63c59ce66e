import { expect, it } from "vitest";
import { insertUserNotifications } from "../../access/data/users/userNotifications.ts";
import type { Mail } from "../../../platform/mail/mailTransport.ts";
import { openGraph } from "../../../testing/graph.ts";
import { addUser } from "../../../testing/identity/signedIn.ts";
import { sendSecurityMails } from "./sendSecurityMails.ts";

const graph = await openGraph();

it("drops security mails while mail is turned off", async () => {
  const scope = await graph.scope();
  const userId = await addUser(scope, "OWNER", "ada@example.org");
  const notification = { kind: "NEW_DEVICE", detail: "", locale: "en", now: graph.clock.now() } as const;
  await insertUserNotifications(
    scope.database.query,
    { userId },
    { businessId: scope.business.id, ...notification },
  );
  const mails: Mail[] = [];
  const send = async (mail: Mail) => void mails.push(mail);
  const transport = { concurrency: 1, send, close: async () => {} };
  const sender = { ...scope, transport, from: null, origin: "https://studio.example" };
  expect(await sendSecurityMails({ ...sender, isOff: true })).toBe(0);
  expect(await sendSecurityMails(sender)).toBe(0);
  expect(mails).toEqual([]);
  expect(await scope.database.query("SELECT mail_due_at, mail_error FROM user_notifications")).toEqual([
    { mail_due_at: null, mail_error: "mail is turned off" },
  ]);
});
