import { beforeEach, expect, it } from "vitest";
import { readBacklog } from "../../../app/data/backlog.ts";
import type { MailTransport } from "../../../platform/mail/mailTransport.ts";
import { sendNotifications } from "../sendNotifications.ts";
import { notifyUser } from "../../access/users/notifyUser.ts";
import { bookAs, holdAs } from "../../../testing/bookings/callers.ts";
import { openGraph } from "../../../testing/graph.ts";
import { addUser } from "../../../testing/identity/signedIn.ts";
import { startMailing } from "./mailing.ts";
import { unwrap } from "../../../testing/unwrap.ts";

const graph = await openGraph();
const scope = await graph.scope();
beforeEach(() => graph.reset());

const BOOKER = "ada@example.com";

function transport(neverEnds: readonly string[] = [], failingAddresses: readonly string[] = []) {
  const sent: string[] = [];
  const port: MailTransport = {
    concurrency: 4,
    async send({ to: { email } }) {
      if (failingAddresses.includes(email)) throw new Error("full");
      if (neverEnds.includes(email)) await new Promise<never>(() => {});
      sent.push(email);
    },
    async close() {},
  };
  return { port, sent };
}

const senderWith = (port: MailTransport) => ({
  ...scope,
  transport: port,
  from: null,
  origin: "https://studio.example",
});

const attempts = () =>
  graph.database.query<{ email: string; attempts: number }>(
    "SELECT email, attempts FROM notices WHERE kind = 'CONFIRMED' AND attempts > 0 AND state = 'PENDING' ORDER BY email",
  );

it("resends leases of a dead process at once when no other process can be sending", async () => {
  await graph.change("consultation", { locationKinds: ["AT_PROVIDER"], guestMode: "ATTEND" });
  const held = unwrap(
    await holdAs(scope, 1, {
      service: "consultation",
      startsAt: "2026-11-23T15:00:00Z",
      staff: "amara",
    }),
  );
  await bookAs(scope, held.id, "book-key-1", 1);
  const died = transport([BOOKER], ["guest1@example.org"]);
  void sendNotifications(senderWith(died.port));
  await expect.poll(attempts).toEqual([
    { email: BOOKER, attempts: 1 },
    { email: "guest1@example.org", attempts: 1 },
  ]);

  const alive = transport();
  const errors: unknown[] = [];
  const mailing = startMailing(senderWith(alive.port), (error) => errors.push(error));
  await mailing.sendDue();
  await mailing.close();
  expect(errors).toEqual([]);
  // On a server another process may still be sending, so the lease has to end first.
  expect(alive.sent).toEqual(graph.database.kind === "embedded" ? [BOOKER] : []);
});

const notices = () =>
  graph.database.query<{ kind: string; state: string; count: number }>(
    "SELECT kind, state, count(*)::int AS count FROM notices WHERE recipient = 'BOOKER' GROUP BY kind, state ORDER BY kind, state",
  );

async function bookedMassage(): Promise<void> {
  await graph.change("massage", {
    paymentRule: "NONE",
    locationKinds: ["AT_PROVIDER"],
    reminderMinutes: [60],
  });
  const held = unwrap(await holdAs(scope, 2, { service: "massage", startsAt: "2026-11-23T15:00:00Z" }));
  await bookAs(scope, held.id, "book-key-2", 0);
}

it("keeps mails pending without a mail server and later sends those that still apply", async () => {
  await bookedMassage();
  const fail = (error: unknown) => {
    throw error;
  };
  const waiting = startMailing({ ...senderWith(transport().port), transport: null }, fail);
  await waiting.sendDue();
  await waiting.close();
  expect((await notices()).every(({ state }) => state === "PENDING")).toBe(true);
  // The mail server is set up after the reminder was due and the appointment has begun, but before it has ended.
  graph.clock.set("2026-11-23T15:10:00Z");
  const port = transport();
  const mailing = startMailing(senderWith(port.port), fail);
  await mailing.sendDue();
  await mailing.close();
  expect(await notices()).toEqual([
    { kind: "CONFIRMED", state: "SENT", count: 1 },
    { kind: "REMINDER", state: "DROPPED", count: 1 },
  ]);
  expect(port.sent).toContain(BOOKER);
});

it("drops mails while mail is turned off on purpose", async () => {
  await bookedMassage();
  const userId = await addUser(scope, "OWNER", "owner@example.org");
  await notifyUser(scope, { userId }, "PASSWORD_CHANGED");
  const port = transport();
  const mailing = startMailing({ ...senderWith(port.port), isOff: true }, () => {});
  await mailing.sendDue();
  await mailing.close();
  expect(await notices()).toContainEqual({ kind: "CONFIRMED", state: "DROPPED", count: 1 });
  expect(port.sent).toEqual([]);
  expect((await readBacklog(graph.database.query, graph.clock.now())).mailsDue).toBe(0);
  const dropped = "SELECT mail_error FROM user_notifications WHERE kind = 'PASSWORD_CHANGED'";
  expect(await graph.database.query(dropped)).toContainEqual({ mail_error: "mail is turned off" });
});
