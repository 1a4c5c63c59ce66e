import { beforeEach, describe, expect, it } from "vitest";
import { demoId } from "../../../../prisma/demo/ids.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { createMailbox } from "../../../platform/mail/mailbox.ts";
import { createDemoUsers } from "../users/demoUsers.ts";
import { sendAccountMails } from "../../notifications/users/sendAccountMails.ts";
import { bookAs, holdAs } from "../../../testing/bookings/callers.ts";
import { setUpContentApp } from "../../../testing/fixtures.ts";
import { OTHER } from "../../../testing/businesses/otherBusiness.ts";
import { PASSWORD, type TestBrowser, addUser, openBrowser } from "../../../testing/identity/signedIn.ts";
import { unwrap } from "../../../testing/unwrap.ts";
import { openGraph } from "../../../testing/graph.ts";

const AMARA = demoId("staff", "amara");

const graph = await openGraph({ hasOther: true, isReset: true });
const served = await setUpContentApp(graph);
beforeEach(async () => {
  await graph.database.query("DELETE FROM users");
  await graph.database.query("DELETE FROM api_keys");
});

async function signedIn(
  role: "OWNER" | "MANAGER" | "STAFF" | "READER",
  staffId: string | null = null,
): Promise<TestBrowser> {
  const email = `${role.toLowerCase()}@northside.example`;
  await addUser(await graph.scope(), role, email, staffId);
  const browser = openBrowser(served.app);
  expect(await browser.signIn(email)).toBe("SignInPayload");
  return browser;
}

async function does(browser: TestBrowser, mutation: string, input: string): Promise<Record<string, unknown>> {
  const { data, errors } = await browser.send(`mutation { ${mutation}(input: { ${input} }) { __typename
    ... on Failure { code } ${MORE[mutation] ?? ISSUES} } }`);
  return errors[0] ? { code: errors[0].extensions.code } : data![mutation]!;
}
const ISSUES = "... on InvalidInput { issues { path code } }";
const USER = `{ user { id role state } } ${ISSUES}`;
const MORE: Readonly<Record<string, string>> = {
  requestPasswordReset: "",
  inviteUser: `... on InviteUserPayload ${USER}`,
  updateUser: `... on UpdateUserPayload ${USER}`,
  createApiKey:
    "... on CreateApiKeyPayload { secret wasShownBefore apiKey { id scopes hint state lastUsedAt } }",
  revokeApiKey: "... on RevokeApiKeyPayload { apiKey { id state } }",
  updateApiKey:
    "... on UpdateApiKeyPayload { apiKey { name scopes } } ... on InvalidInput { issues { path code } }",
};

const auditEntriesBy = (name: string) =>
  graph.database.query(
    "SELECT action, fields FROM audit_entries a JOIN users u ON u.id = a.actor_id WHERE u.name = $1 ORDER BY action",
    [name],
  );

async function listUsers(browser: TestBrowser): Promise<Record<string, string>> {
  const { data } = await browser.send("{ viewer { business { users { edges { node { id role } } } } } }");
  type Seen = { viewer: { business: { users: { edges: { node: { id: string; role: string } }[] } } } };
  const { edges } = (data as unknown as Seen).viewer.business.users;
  return Object.fromEntries(edges.map(({ node }) => [node.role, node.id]));
}

describe("a team member", () => {
  it("is invited by mail, chooses a password and signs in", async () => {
    const owner = await signedIn("OWNER");
    const invite = `email: "Bea@example.org", name: "Bea", role: READER, idempotencyKey: "invite-bea-1"`;
    const first = await does(owner, "inviteUser", invite);
    expect(first).toMatchObject({ user: { role: "READER", state: "INVITED" } });
    expect(await does(owner, "inviteUser", invite)).toEqual(first);
    expect(
      await does(owner, "inviteUser", `email: "bea@EXAMPLE.org", name: "B", role: READER`),
    ).toMatchObject({
      issues: [{ path: ["email"], code: "TAKEN" }],
    });
    const mailbox = createMailbox(graph.clock);
    const sender = {
      ...(await graph.scope()),
      transport: mailbox,
      from: null,
      origin: "https://house.example",
    };
    expect(await sendAccountMails(sender)).toBe(1);
    expect(await sendAccountMails(sender)).toBe(0);
    const [mail] = mailbox.list();
    expect(mail).toMatchObject({ to: { email: "Bea@example.org" } });
    const token = /account\/reset#([\w-]+)/.exec(mail!.text)![1]!;
    const bea = openBrowser(served.app);
    const choose = (password: string) =>
      does(bea, "resetPassword", `token: "${token}", password: "${password}"`);
    expect(await choose("short")).toMatchObject({ issues: [{ path: ["password"], code: "PASSWORD_SHORT" }] });
    expect(await choose(PASSWORD)).toMatchObject({ __typename: "ResetPasswordPayload" });
    expect(await choose(PASSWORD)).toMatchObject({ code: "USER_LINK_EXPIRED" });
    expect(await bea.getUserName()).toBe("Bea");
    expect(await auditEntriesBy("Bea")).toEqual([{ action: "resetPassword", fields: ["password", "token"] }]);
  });

  it("keeps one owner who can sign in, and only owners change owners", async () => {
    const owner = await signedIn("OWNER");
    const manager = await signedIn("MANAGER");
    const ids = await listUsers(owner);
    const about = `id: "${ids["OWNER"]}"`;
    expect(await does(owner, "deleteUser", about)).toMatchObject({ code: "LAST_OWNER" });
    expect(await does(owner, "updateUser", `${about}, role: READER`)).toMatchObject({ code: "LAST_OWNER" });
    expect(await does(owner, "updateUser", `${about}, isDisabled: true`)).toMatchObject({
      code: "LAST_OWNER",
    });
    expect(await does(manager, "deleteUser", about)).toMatchObject({ code: "REQUIRES_OWNER" });
    expect(await does(manager, "inviteUser", `email: "x@example.org", name: "X", role: OWNER`)).toMatchObject(
      { code: "REQUIRES_OWNER" },
    );
    expect(await does(manager, "updateUser", `id: "${ids["MANAGER"]}", role: OWNER`)).toMatchObject({
      code: "REQUIRES_OWNER",
    });
    expect(await does(manager, "createApiKey", `name: "x", scopes: [ADMIN]`)).toEqual({ code: "FORBIDDEN" });
  });

  it("loses all sessions with a new role, when disabled and when removed", async () => {
    const owner = await signedIn("OWNER");
    const reader = await signedIn("READER");
    const { READER } = await listUsers(owner);
    expect(await does(owner, "updateUser", `id: "${READER}", role: MANAGER`)).toMatchObject({
      user: { role: "MANAGER" },
    });
    expect(await reader.getUserName()).toBeNull();
    expect(await reader.signIn("reader@northside.example")).toBe("SignInPayload");
    await does(owner, "updateUser", `id: "${READER}", isDisabled: true`);
    expect(await reader.getUserName()).toBeNull();
    expect(await reader.signIn("reader@northside.example")).toBe("SIGN_IN_REFUSED");
    expect(await does(owner, "deleteUser", `id: "${READER}"`)).toMatchObject({
      __typename: "DeleteUserPayload",
    });
    expect(await does(owner, "deleteUser", `id: "${READER}"`)).toMatchObject({ code: "USER_NOT_FOUND" });
  });

  it("cannot be managed by a reader, a visitor or another business", async () => {
    const reader = await signedIn("READER");
    const invite = `email: "x@example.org", name: "X", role: READER`;
    expect(await does(reader, "inviteUser", invite)).toEqual({ code: "FORBIDDEN" });
    expect(await does(openBrowser(served.app), "inviteUser", invite)).toEqual({ code: "UNAUTHENTICATED" });
    await addUser(await graph.scope({ host: OTHER.host }), "OWNER", "hana@harbor.example");
    const hana = openBrowser(served.app);
    const send: TestBrowser["send"] = (query, variables) => hana.send(query, variables, { host: OTHER.host });
    expect(await hana.signIn("hana@harbor.example", PASSWORD, { host: OTHER.host })).toBe("SignInPayload");
    const [row] = await graph.database.query<{ id: string }>("SELECT id FROM users WHERE role = 'READER'");
    const { encodeTypeId } = await import("../../../shared/ids/typeId.ts");
    const foreign = `id: "${encodeTypeId("user", row!.id)}"`;
    expect(await does({ ...hana, send }, "deleteUser", foreign)).toMatchObject({ code: "USER_NOT_FOUND" });
  });
});

describe("a password", () => {
  const ask = (browser: TestBrowser, email: string) =>
    does(browser, "requestPasswordReset", `email: "${email}"`);

  it("is reset with the same result for any e-mail, and with a limited number of mails", async () => {
    await signedIn("OWNER");
    const browser = openBrowser(served.app);
    for (const email of ["owner@northside.example", "nobody@northside.example", "no e-mail"])
      expect(await ask(browser, email)).toMatchObject({ __typename: "RequestPasswordResetPayload" });
    for (let i = 0; i < 4; i += 1) await ask(browser, "owner@northside.example");
    const links = () => graph.database.query("SELECT id FROM user_links WHERE purpose = 'RESET'");
    expect(await links()).toHaveLength(3);
    for (let i = 0; i < 3; i += 1) await ask(browser, "owner@northside.example");
    expect(await ask(browser, "owner@northside.example")).toMatchObject({ code: "TOO_MANY_ATTEMPTS" });
  });

  it("ends every session when reset, with a link that expires after 30 minutes", async () => {
    const laptop = await signedIn("OWNER");
    const link = async () => {
      await ask(openBrowser(served.app), "owner@northside.example");
      const mailbox = createMailbox(graph.clock);
      await sendAccountMails({
        ...(await graph.scope()),
        transport: mailbox,
        from: null,
        origin: "https://h.example",
      });
      return /account\/reset#([\w-]+)/.exec(mailbox.list()[0]!.text)![1]!;
    };
    const late = await link();
    graph.clock.advance(30);
    const phone = openBrowser(served.app);
    const choose = (token: string) =>
      does(phone, "resetPassword", `token: "${token}", password: "another tea lamp"`);
    expect(await choose(late)).toMatchObject({ code: "USER_LINK_EXPIRED" });
    expect(await laptop.getUserName()).not.toBeNull();
    expect(await choose(await link())).toMatchObject({ __typename: "ResetPasswordPayload" });
    expect(await laptop.getUserName()).toBeNull();
    expect(await phone.getUserName()).not.toBeNull();
    expect(await laptop.signIn("owner@northside.example", "another tea lamp")).toBe("SignInPayload");
  });

  it("ends all other sessions when its user changes it", async () => {
    const [laptop, phone] = [await signedIn("OWNER"), openBrowser(served.app)];
    await phone.signIn("owner@northside.example");
    const change = (current: string) =>
      does(laptop, "changePassword", `currentPassword: "${current}", password: "another tea lamp"`);
    expect(await change("a wrong password")).toMatchObject({ issues: [{ code: "WRONG_PASSWORD" }] });
    expect(await change(PASSWORD)).toMatchObject({ __typename: "ChangePasswordPayload" });
    expect(await auditEntriesBy("owner@northside.example")).toEqual([
      { action: "changePassword", fields: ["currentPassword", "password"] },
      { action: "signIn", fields: ["email", "password"] },
      { action: "signIn", fields: ["email", "password"] },
    ]);
    expect(await laptop.getUserName()).not.toBeNull();
    expect(await phone.getUserName()).toBeNull();
  });
});

describe("an API key", () => {
  it("returns its secret once and its last use, and changes and ends immediately", async () => {
    const owner = await signedIn("OWNER");
    const keyInput = `name: "Website", scopes: [CONTENT, BOOKINGS_READ], idempotencyKey: "website-key"`;
    type Made = { secret: string; apiKey: { id: string; hint: string } };
    const createdKey = (await does(owner, "createApiKey", keyInput)) as unknown as Made;
    expect(createdKey).toMatchObject({ wasShownBefore: false, apiKey: { state: "LIVE", lastUsedAt: null } });
    expect(createdKey.apiKey.hint).toBe(`daybook_…${createdKey.secret.slice(-4)}`);
    expect(await does(owner, "createApiKey", keyInput)).toMatchObject({
      secret: null,
      wasShownBefore: true,
      apiKey: { id: createdKey.apiKey.id },
    });
    const viewerResponse = await graph.run(
      "{ viewer { scopes apiKey { lastUsedAt } } }",
      {},
      { key: createdKey.secret },
    );
    expect(viewerResponse.data).toEqual({
      viewer: { scopes: ["CONTENT", "BOOKINGS_READ"], apiKey: { lastUsedAt: "2026-11-20T10:00:00.000Z" } },
    });
    const keysResponse = await graph.run(
      "{ viewer { business { apiKeys { totalCount } } } }",
      {},
      { key: createdKey.secret },
    );
    expect(keysResponse.errors).toMatchObject([{ code: "FORBIDDEN" }]);
    const about = `id: "${createdKey.apiKey.id}"`;
    expect(await does(owner, "updateApiKey", `${about}, scopes: [], name: ""`)).toMatchObject({
      issues: [{ path: ["name"] }, { path: ["scopes"] }],
    });
    expect(await does(owner, "updateApiKey", `${about}, expiresAt: "2026-11-21T00:00:00Z"`)).toMatchObject({
      apiKey: { name: "Website", scopes: ["CONTENT", "BOOKINGS_READ"] },
    });
    graph.clock.set("2026-11-21T00:00:00Z");
    await expect(graph.run("{ viewer { name } }", {}, { key: createdKey.secret })).rejects.toThrow(
      "has expired",
    );
    expect(await does(owner, "revokeApiKey", about)).toMatchObject({ apiKey: { state: "REVOKED" } });
    expect(await does(owner, "revokeApiKey", about)).toMatchObject({ code: "API_KEY_NOT_FOUND" });
    await expect(graph.run("{ viewer { name } }", {}, { key: createdKey.secret })).rejects.toThrow(
      "has been revoked",
    );
  });
});

describe("a staff user", () => {
  it("reads only the own bookings", async () => {
    const scope = await graph.scope();
    for (const [visitor, staff] of [
      [1, "amara"],
      [2, "bruno"],
    ] as const) {
      const holdRequest = { service: "massage", startsAt: "2026-11-24T20:00:00Z", staff };
      const held = unwrap(await holdAs(scope, visitor, holdRequest));
      unwrap(await bookAs(scope, held.id));
    }
    const owner = await signedIn("OWNER");
    const amara = await signedIn("STAFF", AMARA);
    const list = "{ viewer { business { bookings { totalCount edges { node { id staff { slug } } } } } } }";
    type Seen = {
      viewer: { business: { bookings: { edges: { node: { id: string; staff: { slug: string }[] } }[] } } };
    };
    const seenBy = async (browser: TestBrowser) =>
      ((await browser.send(list)).data as unknown as Seen).viewer.business.bookings.edges.map(
        ({ node }) => node,
      );
    const all = await seenBy(owner);
    expect(all).toHaveLength(2);
    const own = await seenBy(amara);
    expect(own.map(({ staff }) => staff.map(({ slug }) => slug))).toEqual([["amara"]]);
    const other = all.find(({ id }) => id !== own[0]!.id)!;
    const { data } = await amara.send(`{ nodes(ids: ["${own[0]!.id}", "${other.id}"]) { id } }`);
    expect(data).toEqual({ nodes: [{ id: own[0]!.id }, null] });
    expect(await does(amara, "noteBooking", `id: "${other.id}", note: "x"`)).toMatchObject({
      code: "BOOKING_NOT_FOUND",
    });
  });

  it("replaces only the own feed address", async () => {
    const amara = await signedIn("STAFF", AMARA);
    const feed = async () =>
      (await amara.send(`{ node(id: "${toGlobalId("Staff", AMARA)}") { ... on Staff { feedUrl } } }`)).data;
    const before = await feed();
    expect(await does(amara, "renewStaffFeed", `staff: "amara"`)).toMatchObject({
      __typename: "RenewStaffFeedPayload",
    });
    expect(await feed()).not.toEqual(before);
    for (const staff of ["bruno", "nobody"])
      expect(await does(amara, "renewStaffFeed", `staff: "${staff}"`)).toEqual({ code: "FORBIDDEN" });
    const reader = await signedIn("READER");
    expect(await does(reader, "renewStaffFeed", `staff: "amara"`)).toEqual({ code: "FORBIDDEN" });
    const manager = await signedIn("MANAGER");
    expect(await does(manager, "renewStaffFeed", `staff: "bruno"`)).toMatchObject({
      __typename: "RenewStaffFeedPayload",
    });
  });
});

describe("createDemoUsers", () => {
  it("creates one user of each role once and sets a new password each time", async () => {
    const scope = await graph.scope();
    const first = await createDemoUsers(scope);
    const { emails, password } = await createDemoUsers(scope);
    expect(emails).toEqual(first.emails);
    const rows = await graph.database.query("SELECT role, staff_id FROM users ORDER BY role");
    expect(rows).toEqual([
      { role: "OWNER", staff_id: null },
      { role: "MANAGER", staff_id: null },
      { role: "STAFF", staff_id: AMARA },
      { role: "READER", staff_id: null },
    ]);
    for (const email of emails)
      expect(await openBrowser(served.app).signIn(email, password)).toBe("SignInPayload");
    expect(await openBrowser(served.app).signIn(emails[0]!, first.password)).toBe("SIGN_IN_REFUSED");
  });
});
