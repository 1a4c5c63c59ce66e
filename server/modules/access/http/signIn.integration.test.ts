import { beforeEach, describe, expect, it } from "vitest";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { setUpContentApp } from "../../../testing/fixtures.ts";
import { OTHER } from "../../../testing/businesses/otherBusiness.ts";
import { PASSWORD, type TestBrowser, addUser, openBrowser } from "../../../testing/identity/signedIn.ts";
import { openGraph } from "../../../testing/graph.ts";

const SESSION = "daybook_local_session";
const DEVICE = "daybook_local_device";
const ADA = "ada@northside.example";
const BEA = "bea@northside.example";
const REVEAL = `{ viewer { name role business { slug } permissions { permission reach } sessions { id isCurrent agent } } }`;

const graph = await openGraph({ hasOther: true, isReset: true });
const served = await setUpContentApp(graph);
beforeEach(async () => {
  await graph.database.query("DELETE FROM users");
  await addUser(await graph.scope(), "OWNER", ADA);
});

const SIGN_OUT = "mutation { signOut(input: {}) { ... on SignOutPayload { deletedId } } }";
const SIGN_OUT_EVERYWHERE =
  "mutation { signOutEverywhere(input: {}) { ... on SignOutEverywherePayload { deletedIds } } }";

describe("signing in", () => {
  it("sets a session and a device cookie and acts for the user from then on", async () => {
    const browser = openBrowser(served.app);
    expect(await browser.getUserName()).toBeNull();
    expect(await browser.signIn(ADA.toUpperCase())).toBe("SignInPayload");
    expect(await browser.getUserName()).toBe(ADA);
    const { data } = await browser.send(REVEAL);
    expect(data).toMatchObject({
      viewer: { role: "OWNER", business: { slug: "northside" }, sessions: [{ isCurrent: true }] },
    });
  });

  it("sets cookies that scripts, other sites and plain connections cannot read", async () => {
    const local = await openBrowser(served.app).send(
      `mutation { signIn(input: { email: "${ADA}", password: "${PASSWORD}" }) { __typename } }`,
    );
    expect(local.setCookies.map((cookie) => cookie.replace(/=[^;]*/, ""))).toEqual([
      `${SESSION}; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax`,
      `${DEVICE}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`,
    ]);
    const outside = await openBrowser(served.app).send(
      `mutation { signIn(input: { email: "${ADA}", password: "${PASSWORD}" }) { __typename } }`,
      {},
      { host: "northside.example" },
    );
    expect(outside.setCookies.map((cookie) => cookie.replace(/=[^;]*/, ""))).toEqual([
      "__Host-daybook_session; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax; Secure",
      "__Host-daybook_device; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax; Secure",
    ]);
  });

  it("stores neither the password nor the token", async () => {
    const browser = openBrowser(served.app);
    await browser.signIn(ADA);
    const rows = await graph.database.query<{ text: string }>(
      "SELECT to_jsonb(u)::text AS text FROM users u UNION ALL SELECT to_jsonb(s)::text FROM user_sessions s",
    );
    const storedText = rows.map(({ text }) => text).join();
    expect(storedText).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
    expect(storedText).not.toContain(PASSWORD);
    expect(storedText).not.toContain(browser.jar.get(SESSION));
    expect(storedText).not.toContain(Buffer.from(browser.jar.get(SESSION)!).toString("hex"));
  });

  it("fails the same way for every wrong input", async () => {
    await addUser(await graph.scope(), "READER", BEA);
    await graph.database.query("UPDATE users SET disabled_at = now() WHERE email = $1", [BEA]);
    await graph.database.query(
      "INSERT INTO users (business_id, id, email, email_key, name, role, created_at) VALUES ($1, gen_random_uuid(), 'new@x.example', 'new@x.example', 'New', 'READER', now())",
      [(await graph.scope()).business.id],
    );
    const browser = openBrowser(served.app);
    for (const email of [ADA, "nobody@northside.example", "new@x.example", ""])
      expect(await browser.signIn(email, "a wrong password")).toBe("SIGN_IN_REFUSED");
    expect(await browser.signIn(BEA)).toBe("SIGN_IN_REFUSED");
    expect(browser.jar.size).toBe(0);
  });

  it("starts a new session each time and ends the previous one", async () => {
    const browser = openBrowser(served.app);
    await browser.signIn(ADA);
    const former = openBrowser(served.app, new Map(browser.jar));
    await browser.signIn(ADA);
    expect(await former.getUserName()).toBeNull();
    expect(await browser.getUserName()).toBe(ADA);
  });

  it("costs one statement a request and writes at most once an hour", async () => {
    const browser = openBrowser(served.app);
    await browser.signIn(ADA);
    await browser.getUserName();
    const visitor = await graph.statementsOf(() => openBrowser(served.app).send("{ business { name } }"));
    const user = await graph.statementsOf(() => browser.send("{ business { name } }"));
    expect(user).toHaveLength(visitor.length + 1);
    const used = () => graph.database.query("SELECT xmin::text, last_used_at FROM user_sessions");
    const before = await used();
    await browser.getUserName();
    expect(await used()).toEqual(before);
    graph.clock.advance(61);
    await browser.getUserName();
    expect(await used()).not.toEqual(before);
  });
});

describe("a session", () => {
  it("ends on sign-out, which may be repeated", async () => {
    const browser = openBrowser(served.app);
    await browser.signIn(ADA);
    const copy = openBrowser(served.app, new Map(browser.jar));
    expect((await browser.send(SIGN_OUT)).data).toEqual({
      signOut: { deletedId: expect.stringMatching(/^ses_/) },
    });
    expect(browser.jar.has(SESSION)).toBe(false);
    expect(await copy.getUserName()).toBeNull();
    expect((await browser.send(SIGN_OUT)).data).toEqual({ signOut: { deletedId: null } });
  });

  it("is listed and ended from another device of the same user only", async () => {
    const [laptop, phone, other] = [
      openBrowser(served.app),
      openBrowser(served.app),
      openBrowser(served.app),
    ];
    await addUser(await graph.scope(), "READER", BEA);
    await laptop.signIn(ADA);
    await phone.signIn(ADA, PASSWORD, { headers: { "user-agent": "Phone/1.0" } });
    await other.signIn(BEA);
    type Seen = { viewer: { sessions: { id: string; agent: string; isCurrent: boolean }[] } };
    const sessionList = (await laptop.send(REVEAL)).data as unknown as Seen;
    const listed = sessionList.viewer.sessions.find(({ agent }) => agent === "Phone/1.0")!;
    expect(listed.isCurrent).toBe(false);
    const revoke = `mutation { revokeSession(input: { id: "${listed.id}", idempotencyKey: "end-phone" }) { ... on RevokeSessionPayload { deletedId } ... on InvalidInput { issues { path code } } } }`;
    expect((await other.send(revoke)).data).toEqual({
      revokeSession: { issues: [{ path: ["id"], code: "NOT_FOUND" }] },
    });
    expect(await phone.getUserName()).toBe(ADA);
    expect((await laptop.send(revoke)).data).toEqual({ revokeSession: { deletedId: listed.id } });
    expect((await laptop.send(revoke)).data).toEqual({ revokeSession: { deletedId: listed.id } });
    expect(await phone.getUserName()).toBeNull();
    expect(await laptop.getUserName()).toBe(ADA);
  });

  it("is a node for its user only, until it ends", async () => {
    const [laptop, phone, other, visitor] = [1, 2, 3, 4].map(() => openBrowser(served.app));
    await addUser(await graph.scope(), "READER", BEA);
    await laptop!.signIn(ADA);
    await phone!.signIn(ADA, PASSWORD, { headers: { "user-agent": "Phone/1.0" } });
    await other!.signIn(BEA);
    type Seen = { viewer: { sessions: { id: string; isCurrent: boolean }[] } };
    const { sessions } = ((await laptop!.send(REVEAL)).data as unknown as Seen).viewer;
    const { id } = sessions.find(({ isCurrent }) => !isCurrent)!;
    const read = `{ node(id: "${id}") { id ... on UserSession { agent isCurrent } } }`;
    const node = { id, agent: "Phone/1.0" };
    expect((await laptop!.send(read)).data).toEqual({ node: { ...node, isCurrent: false } });
    expect((await phone!.send(read)).data).toEqual({ node: { ...node, isCurrent: true } });
    for (const browser of [other!, visitor!]) expect((await browser.send(read)).data).toEqual({ node: null });
    await laptop!.send(`mutation { revokeSession(input: { id: "${id}" }) { __typename } }`);
    expect((await laptop!.send(read)).data).toEqual({ node: null });
  });

  it("ends on all devices", async () => {
    const [laptop, phone] = [openBrowser(served.app), openBrowser(served.app)];
    await laptop.signIn(ADA);
    await phone.signIn(ADA);
    expect((await phone.send(SIGN_OUT_EVERYWHERE)).data).toMatchObject({
      signOutEverywhere: { deletedIds: [expect.stringMatching(/^ses_/), expect.stringMatching(/^ses_/)] },
    });
    expect([await laptop.getUserName(), await phone.getUserName()]).toEqual([null, null]);
    expect((await phone.send(SIGN_OUT_EVERYWHERE)).errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  it("ends after two weeks without use and after ninety days", async () => {
    const idle = openBrowser(served.app);
    await idle.signIn(ADA);
    graph.clock.advance(14 * 24 * 60);
    expect(await idle.getUserName()).toBeNull();
    const busy = openBrowser(served.app);
    await busy.signIn(ADA);
    for (let day = 0; day < 89; day += 1) {
      graph.clock.advance(24 * 60);
      expect(await busy.getUserName()).toBe(ADA);
    }
    graph.clock.advance(24 * 60);
    expect(await busy.getUserName()).toBeNull();
  });

  it("rotates its token twice a day without failing concurrent requests", async () => {
    const browser = openBrowser(served.app);
    await browser.signIn(ADA);
    const former = browser.jar.get(SESSION)!;
    graph.clock.advance(13 * 60);
    const results = await Promise.all(
      Array.from({ length: 8 }, () => openBrowser(served.app, new Map([[SESSION, former]])).send(REVEAL)),
    );
    expect(
      results.map(({ data }) => (data as { viewer: object | null } | null)?.viewer !== null),
    ).not.toContain(false);
    // Only one response sets the new token.
    const newCookies = results.flatMap(({ setCookies }) => setCookies);
    expect(newCookies).toHaveLength(1);
    const renewed = openBrowser(served.app, new Map([[SESSION, /=([^;]*)/.exec(newCookies[0]!)![1]!]]));
    // If the response was lost, the former token still works.
    graph.clock.advance(5);
    expect(await openBrowser(served.app, new Map([[SESSION, former]])).getUserName()).toBe(ADA);
    expect(await renewed.getUserName()).toBe(ADA);
    expect(await openBrowser(served.app, new Map([[SESSION, former]])).getUserName()).toBe(ADA);
  });

  it("ends for both holders when a former token is used long after rotation", async () => {
    const browser = openBrowser(served.app);
    await browser.signIn(ADA);
    const thief = openBrowser(served.app, new Map(browser.jar));
    graph.clock.advance(13 * 60);
    await browser.getUserName();
    await browser.getUserName();
    graph.clock.advance(2);
    expect(await thief.getUserName()).toBeNull();
    expect(await browser.getUserName()).toBeNull();
  });
});

describe("the audit log", () => {
  const loadAuditEntries = () =>
    graph.database.query<{ action: string; fields: string[]; actor_kind: string; subject: string }>(
      `SELECT action, fields, actor_kind, subject FROM audit_entries WHERE actor_id IN (SELECT id FROM users) ORDER BY action`,
    );

  it("records sign-ins and ended sessions once, without input values", async () => {
    const [laptop, phone] = [openBrowser(served.app), openBrowser(served.app)];
    await laptop.signIn(ADA);
    await phone.signIn(ADA);
    type Seen = { viewer: { sessions: { id: string; isCurrent: boolean }[] } };
    const { sessions } = ((await laptop.send(REVEAL)).data as unknown as Seen).viewer;
    const other = sessions.find(({ isCurrent }) => !isCurrent)!.id;
    for (let i = 0; i < 2; i += 1)
      await laptop.send(`mutation { revokeSession(input: { id: "${other}" }) { __typename } }`);
    await laptop.send(SIGN_OUT);
    await laptop.send(SIGN_OUT);
    await laptop.signIn(ADA);
    await laptop.send(SIGN_OUT_EVERYWHERE);
    const [ada] = await graph.database.query<{ id: string }>("SELECT id FROM users");
    const own = { actor_kind: "USER", subject: toGlobalId("User", ada!.id) };
    const signedIn = { action: "signIn", fields: ["email", "password"], ...own };
    expect(await loadAuditEntries()).toEqual([
      { action: "revokeSession", fields: ["id"], ...own },
      signedIn,
      signedIn,
      signedIn,
      { action: "signOut", fields: [], ...own },
      { action: "signOutEverywhere", fields: [], ...own },
    ]);
    const rows = await graph.database.query<{ text: string }>(
      "SELECT to_jsonb(a)::text AS text FROM audit_entries a",
    );
    expect(rows.map(({ text }) => text).join()).not.toContain(PASSWORD);
  });

  it("records a rejected attempt with a visitor as the actor", async () => {
    await openBrowser(served.app).signIn(ADA, "a wrong password");
    expect(await loadAuditEntries()).toEqual([]);
    const [ada] = await graph.database.query<{ id: string }>("SELECT id FROM users");
    const about = [toGlobalId("User", ada!.id)];
    expect(
      await graph.database.query("SELECT action, actor_kind FROM audit_entries WHERE subject = $1", about),
    ).toEqual([{ action: "signInRefused", actor_kind: "VISITOR" }]);
  });
});

describe("a file", () => {
  const exportBookings = async (browser: TestBrowser, headers: Record<string, string> = {}) => {
    const reply = await served.app.inject({
      url: "/exports/bookings.csv",
      headers: {
        host: "localhost",
        "sec-fetch-site": "same-origin",
        cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; "),
        ...headers,
      },
    });
    return [reply.statusCode, String(reply.headers["content-type"]).split(";")[0]];
  };

  it("opens from a link on an own page or a typed address", async () => {
    const browser = openBrowser(served.app);
    expect(await exportBookings(browser)).toEqual([401, "text/plain"]);
    await browser.signIn(ADA);
    expect(await exportBookings(browser)).toEqual([200, "text/csv"]);
    expect(await exportBookings(browser, { "sec-fetch-site": "none" })).toEqual([200, "text/csv"]);
  });

  it.each(["cross-site", "same-site"])("does not open from %s", async (site) => {
    const browser = openBrowser(served.app);
    await browser.signIn(ADA);
    expect(await exportBookings(browser, { "sec-fetch-site": site })).toEqual([401, "text/plain"]);
  });

  it("does not open without permission or on another business's host", async () => {
    await addUser(await graph.scope(), "STAFF", BEA);
    const bea = openBrowser(served.app);
    await bea.signIn(BEA);
    expect((await exportBookings(bea))[0]).not.toBe(200);
    const ada = openBrowser(served.app);
    await ada.signIn(ADA);
    ada.jar.set("__Host-daybook_session", ada.jar.get(SESSION)!);
    expect(await exportBookings(ada, { host: OTHER.host })).toEqual([401, "text/plain"]);
  });
});

describe("another site", () => {
  const evil = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };

  it.each<[string, Record<string, string>]>([
    ["a form", { ...evil, "content-type": "application/x-www-form-urlencoded" }],
    ["a form of plain text", { ...evil, "content-type": "text/plain" }],
    ["a script", evil],
    ["a sibling host", { "sec-fetch-site": "same-site", origin: "https://blog.localhost" }],
    ["an old browser's script", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
  ])("changes nothing with the cookie: %s", async (_what, headers) => {
    const browser = openBrowser(served.app);
    await browser.signIn(ADA);
    const answer = await browser.send(SIGN_OUT_EVERYWHERE, {}, { headers });
    expect(answer.data).toBeNull();
    expect(await browser.getUserName()).toBe(ADA);
  });

  it("changes nothing without the header", async () => {
    const browser = openBrowser(served.app);
    await browser.signIn(ADA);
    const { "x-daybook-csrf": _mark, ...headers } = { "x-daybook-csrf": "1" };
    const reply = await served.app.inject({
      method: "POST",
      url: "/graphql",
      headers: {
        ...headers,
        host: "localhost",
        "sec-fetch-site": "same-origin",
        cookie: `${SESSION}=${browser.jar.get(SESSION)}`,
      },
      payload: { query: "{ viewer { name } }" },
    });
    expect(reply.json()).toMatchObject({ data: { viewer: null } });
  });

  it("changes nothing with a GET request", async () => {
    const browser = openBrowser(served.app);
    await browser.signIn(ADA);
    const answer = await browser.send(SIGN_OUT_EVERYWHERE, {}, { method: "GET" });
    expect(answer.data).toBeNull();
    expect(await browser.getUserName()).toBe(ADA);
  });
});

describe("another business", () => {
  it("ignores the session on its own host", async () => {
    const browser = openBrowser(served.app);
    await browser.signIn(ADA);
    const session = browser.jar.get(SESSION)!;
    const otherBrowser = openBrowser(served.app, new Map([["__Host-daybook_session", session]]));
    expect(await otherBrowser.getUserName({ host: OTHER.host })).toBeNull();
    expect(await otherBrowser.signIn(ADA, PASSWORD, { host: OTHER.host })).toBe("SIGN_IN_REFUSED");
  });

  it("is not readable in a session of this business", async () => {
    const browser = openBrowser(served.app);
    await browser.signIn(ADA);
    const { errors } = await browser.send(`{ business(id: "harbor") { users { totalCount } } }`);
    expect(errors[0]?.extensions.code).toBe("FORBIDDEN");
  });
});

describe("guessing", () => {
  const guess = (browser = openBrowser(served.app), address = "203.0.113.5") =>
    browser.signIn(ADA, "a wrong password", { address });

  it("is rejected after ten attempts, even with the right password, for 15 minutes", async () => {
    const browser = openBrowser(served.app);
    for (let i = 0; i < 10; i += 1) expect(await guess(browser)).toBe("SIGN_IN_REFUSED");
    expect(await guess(browser)).toBe("TOO_MANY_ATTEMPTS");
    expect(await browser.signIn(ADA, PASSWORD, { address: "203.0.113.5" })).toBe("TOO_MANY_ATTEMPTS");
    graph.clock.advance(15);
    expect(await browser.signIn(ADA, PASSWORD, { address: "203.0.113.5" })).toBe("SignInPayload");
  });

  it("fails the same way for an unknown e-mail", async () => {
    const browser = openBrowser(served.app);
    const answers = [];
    for (let i = 0; i < 11; i += 1)
      answers.push(await browser.signIn("nobody@northside.example", "a wrong password"));
    expect(answers).toEqual([...Array<string>(10).fill("SIGN_IN_REFUSED"), "TOO_MANY_ATTEMPTS"]);
  });

  it("does not lock users out of a known device, even from the same address", async () => {
    const laptop = openBrowser(served.app);
    await laptop.signIn(ADA, PASSWORD, { address: "203.0.113.5" });
    await laptop.send(SIGN_OUT);
    for (let i = 0; i < 12; i += 1) await guess();
    expect(await guess()).toBe("TOO_MANY_ATTEMPTS");
    expect(await laptop.signIn(ADA, PASSWORD, { address: "203.0.113.5" })).toBe("SignInPayload");
  });

  it("gains nothing from the device cookie of another account", async () => {
    await addUser(await graph.scope(), "READER", BEA);
    const readerBrowser = openBrowser(served.app);
    await readerBrowser.signIn(BEA, PASSWORD, { address: "203.0.113.5" });
    for (let i = 0; i < 10; i += 1) await guess(readerBrowser);
    expect(await guess(readerBrowser)).toBe("TOO_MANY_ATTEMPTS");
  });
});
