import { beforeEach, describe, expect, it } from "vitest";
import { contentApp } from "../../../testing/servers/contentApp.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { addUser, openBrowser } from "../../../testing/identity/signedIn.ts";
import { changeUser, removeUser } from "./team.ts";
import { openGraph } from "../../../testing/graph.ts";

/** Needs a PostgreSQL server, because the embedded database has one connection. */
const graph = await openGraph();
const scope = await graph.scope();
beforeEach(() => graph.database.query("DELETE FROM users"));

const CHANGES = {
  demotes: (user: string) => changeUser(scope, "OWNER", user, { role: "MANAGER" }),
  disables: (user: string) => changeUser(scope, "OWNER", user, { isDisabled: true }),
  removes: (user: string) => removeUser(scope, "OWNER", user),
} as const;
type ChangeName = keyof typeof CHANGES;

const email = (n: number) => `owner${n}@northside.example`;
const owners = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => addUser(scope, "OWNER", email(n))));

async function ownersLeft(): Promise<number> {
  const [row] = await graph.database.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM users WHERE role = 'OWNER' AND disabled_at IS NULL AND password_hash IS NOT NULL",
  );
  return row!.count;
}

const codes = (outcomes: readonly Awaited<ReturnType<typeof changeUser>>[]) =>
  outcomes.map((outcome) => (outcome.ok ? "DONE" : outcome.failure.code)).toSorted();

describe("two last owners at once", () => {
  const pairs: [ChangeName, ChangeName][] = [
    ["demotes", "demotes"],
    ["removes", "removes"],
    ["disables", "disables"],
    ["demotes", "removes"],
    ["disables", "demotes"],
  ];
  it.each(pairs)("keep one when one %s the other, who %s them", async (one, other) => {
    const [ada, bea] = (await owners(2)) as [string, string];
    expect(codes(await Promise.all([CHANGES[one](bea), CHANGES[other](ada)]))).toEqual([
      "DONE",
      "LAST_OWNER",
    ]);
    expect(await ownersLeft()).toBe(1);
  });

  it.each(pairs)("keep one when one %s themselves and the other %s themselves", async (one, other) => {
    const [ada, bea] = (await owners(2)) as [string, string];
    expect(codes(await Promise.all([CHANGES[one](ada), CHANGES[other](bea)]))).toEqual([
      "DONE",
      "LAST_OWNER",
    ]);
    expect(await ownersLeft()).toBe(1);
  });
});

it("one of eight owners remains when each removes the next", async () => {
  const all = await owners(8);
  const changes = Object.values(CHANGES);
  const outcomes = await Promise.all(
    all.map((_, n) => changes[n % changes.length]!(all[(n + 1) % all.length]!)),
  );
  expect(codes(outcomes)).toEqual([...Array.from({ length: 7 }, () => "DONE"), "LAST_OWNER"]);
  expect(await ownersLeft()).toBe(1);
});

it("one of two browsers gets LAST_OWNER, and only one action is recorded", async () => {
  const [ada, bea] = (await owners(2)) as [string, string];
  const { app, close } = await contentApp(graph);
  try {
    const browsers = [openBrowser(app), openBrowser(app)] as const;
    for (const [n, browser] of browsers.entries())
      expect(await browser.signIn(email(n))).toBe("SignInPayload");
    const DEMOTE = `mutation ($user: ID!) { updateUser(input: { id: $user, role: READER }) { __typename } }`;
    const REMOVE = `mutation ($user: ID!) { deleteUser(input: { id: $user }) { __typename } }`;
    const answers = await Promise.all([
      browsers[0].send(DEMOTE, { user: toGlobalId("User", bea) }),
      browsers[1].send(REMOVE, { user: toGlobalId("User", ada) }),
    ]);
    const names = answers.map(({ data }) =>
      Object.values(data ?? {}).map((answer) => Reflect.get(answer, "__typename") as string),
    );
    expect(names.flat()).toContain("LastOwner");
    expect(names.flat().filter((name) => name.endsWith("Payload"))).toHaveLength(1);
    expect(await ownersLeft()).toBe(1);
    const entries = await graph.database.query(
      "SELECT action FROM audit_entries WHERE action IN ('updateUser', 'deleteUser')",
    );
    expect(entries).toHaveLength(1);
  } finally {
    await close();
  }
});
