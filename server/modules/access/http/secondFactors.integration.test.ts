import { TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import { setUpContentApp } from "../../../testing/fixtures.ts";
import { PASSWORD, type TestBrowser, addUser, openBrowser } from "../../../testing/identity/signedIn.ts";
import { openGraph } from "../../../testing/graph.ts";

const graph = await openGraph({ isReset: true });
const served = await setUpContentApp(graph);
const ADA = "ada@example.org";

beforeEach(async () => {
  await graph.database.query("DELETE FROM users");
  await graph.database.query("DELETE FROM challenges");
  await graph.database.query("UPDATE businesses SET requires_second_factor = false");
  await addUser(await graph.scope(), "OWNER", ADA);
  // Each test has time steps and attempt windows of its own.
  graph.clock.advance(60);
});

type Answer = Readonly<Record<string, unknown>> & { readonly __typename: string; readonly code?: string };

async function call(browser: TestBrowser, mutation: string, input: object, fields = ""): Promise<Answer> {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}`;
  const { data, errors } = await browser.send(
    `mutation ($input: ${type}Input!) { answer: ${mutation}(input: $input) { __typename
       ... on Failure { code ... on SecondFactorRequired { token methods } }
       ... on InvalidInput { issues { path code } }
       ${fields && `... on ${type}Payload { ${fields} }`} } }`,
    { input },
  );
  const answer = data?.["answer"] as Answer | undefined;
  return answer ?? { __typename: "error", code: errors[0]?.extensions.code ?? "none" };
}

const outcome = ({ code, __typename }: Answer) => code ?? __typename;
const getCode = (secret: unknown) =>
  new TOTP({ secret: String(secret) }).generate({ timestamp: graph.clock.now() });

async function openSignedIn(): Promise<TestBrowser> {
  const browser = openBrowser(served.app);
  expect(await browser.signIn(ADA)).toBe("SignInPayload");
  return browser;
}

interface SetUp {
  readonly browser: TestBrowser;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

async function setUpCodes(): Promise<SetUp> {
  const browser = await openSignedIn();
  const { secret } = await call(browser, "startCodeSetup", {}, "secret setupUrl");
  const confirmed = await call(browser, "confirmCodeSetup", { code: getCode(secret) }, "recoveryCodes");
  expect(outcome(confirmed)).toBe("ConfirmCodeSetupPayload");
  // The code of the setup is used up.
  graph.clock.advance(1);
  return { browser, secret: String(secret), recoveryCodes: confirmed["recoveryCodes"] as string[] };
}

const enterPassword = (browser: TestBrowser) => call(browser, "signIn", { email: ADA, password: PASSWORD });

async function signInWith(browser: TestBrowser, code: object): Promise<string> {
  const { token } = await enterPassword(browser);
  return outcome(await call(browser, "signInWithCode", { token, code }, "viewer { name }"));
}

const readActions = async () =>
  (await graph.database.query<{ action: string }>("SELECT action FROM audit_entries ORDER BY at, id")).map(
    ({ action }) => action,
  );
const readMails = async () =>
  (await graph.database.query<{ kind: string }>("SELECT kind FROM user_notifications ORDER BY kind")).map(
    ({ kind }) => kind,
  );

describe("a sign-in with an authenticator app", () => {
  it("needs a code after the password, and starts no session before", async () => {
    const { secret } = await setUpCodes();
    const browser = openBrowser(served.app);
    const step = await enterPassword(browser);
    expect(step).toMatchObject({
      code: "SECOND_FACTOR_REQUIRED",
      methods: ["CODE", "RECOVERY_CODE"],
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(browser.jar.size).toBe(0);
    const { token } = step;
    const wrong = await call(browser, "signInWithCode", { token, code: { authenticatorCode: "000000" } });
    expect(wrong).toMatchObject({ issues: [{ path: ["code", "authenticatorCode"], code: "WRONG_CODE" }] });
    const right = { token, code: { authenticatorCode: getCode(secret) } };
    expect(outcome(await call(browser, "signInWithCode", right))).toBe("SignInWithCodePayload");
    expect(await browser.getUserName()).toBe(ADA);
    expect(outcome(await call(browser, "signInWithCode", right))).toBe("CHALLENGE_EXPIRED");
  });

  it("accepts a code once", async () => {
    const { secret } = await setUpCodes();
    const authenticatorCode = getCode(secret);
    expect(await signInWith(openBrowser(served.app), { authenticatorCode })).toBe("SignInWithCodePayload");
    expect(await signInWith(openBrowser(served.app), { authenticatorCode })).toBe("INVALID_INPUT");
  });

  it("accepts each recovery code once, and mails how many are left", async () => {
    const { recoveryCodes } = await setUpCodes();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = ""] = recoveryCodes;
    const typed = first.toUpperCase().replaceAll("-", " ");
    expect(await signInWith(openBrowser(served.app), { recoveryCode: typed })).toBe("SignInWithCodePayload");
    expect(await signInWith(openBrowser(served.app), { recoveryCode: first })).toBe("INVALID_INPUT");
    const [mail] = await graph.database.query(
      "SELECT detail FROM user_notifications WHERE kind = 'RECOVERY_CODE_USED'",
    );
    expect(mail).toEqual({ detail: "9" });
  });

  it("ends with the token after five minutes", async () => {
    const { secret } = await setUpCodes();
    const browser = openBrowser(served.app);
    const { token } = await enterPassword(browser);
    graph.clock.advance(6);
    const late = { token, code: { authenticatorCode: getCode(secret) } };
    expect(outcome(await call(browser, "signInWithCode", late))).toBe("CHALLENGE_EXPIRED");
    expect(outcome(await call(browser, "signInWithCode", { ...late, token: "none" }))).toBe(
      "CHALLENGE_EXPIRED",
    );
  });

  it("allows ten wrong codes in 15 minutes, with any number of tokens", async () => {
    const { secret } = await setUpCodes();
    for (let i = 0; i < 10; i += 1)
      expect(await signInWith(openBrowser(served.app), { recoveryCode: "zzzz-zzzz-zzzz-zzzz" })).toBe(
        "INVALID_INPUT",
      );
    const browser = openBrowser(served.app);
    const { token } = await enterPassword(browser);
    const right = { token, code: { authenticatorCode: getCode(secret) } };
    expect(outcome(await call(browser, "signInWithCode", right))).toBe("TOO_MANY_ATTEMPTS");
    expect((await readActions()).filter((action) => action === "signInWithCodeRefused")).toHaveLength(4);
    expect(await readActions()).toContain("signInWithCodeLocked");
  });

  it("cannot be bypassed by a reset link", async () => {
    const { secret } = await setUpCodes();
    const scope = await graph.scope();
    const [user] = await graph.database.query<{ id: string }>("SELECT id FROM users");
    const { inviteAgain } = await import("../users/team.ts");
    const { accountLink } = await import("../users/accountLink.ts");
    const linkId = await inviteAgain(scope, user!.id, { locale: "en", isLinkHandedOver: true });
    const link = accountLink(scope.signer, "https://house.example", {
      businessId: scope.business.id,
      linkId,
    });
    const browser = openBrowser(served.app);
    const reset = { token: link.split("#")[1], password: "a wholly other kettle" };
    const step = await call(browser, "resetPassword", reset);
    expect(outcome(step)).toBe("SECOND_FACTOR_REQUIRED");
    expect(await browser.getUserName()).toBeNull();
    const code = { authenticatorCode: getCode(secret) };
    expect(outcome(await call(browser, "signInWithCode", { token: step["token"], code }))).toBe(
      "SignInWithCodePayload",
    );
    expect(await openBrowser(served.app).signIn(ADA)).toBe("SIGN_IN_REFUSED");
  });
});

describe("setting up an authenticator app", () => {
  it("stores neither secret nor codes nor tokens in clear text", async () => {
    const { secret, recoveryCodes } = await setUpCodes();
    const { token } = await enterPassword(openBrowser(served.app));
    const rows = await graph.database.query<{ text: string }>(
      `SELECT to_jsonb(a)::text AS text FROM authenticators a UNION ALL SELECT to_jsonb(r)::text FROM recovery_codes r
       UNION ALL SELECT to_jsonb(c)::text FROM challenges c UNION ALL SELECT to_jsonb(e)::text FROM audit_entries e`,
    );
    const stored = rows.map(({ text }) => text).join();
    const bytes = Buffer.from(new TOTP({ secret }).secret.bytes);
    for (const text of [secret, bytes.toString("hex"), ...recoveryCodes, String(token)])
      expect(stored).not.toContain(text);
    expect(stored).not.toContain(Buffer.from(String(token)).toString("hex"));
  });

  it("keeps the former app until the new one is confirmed", async () => {
    const { browser, secret } = await setUpCodes();
    const started = await call(browser, "startCodeSetup", {}, "secret");
    expect(await signInWith(openBrowser(served.app), { authenticatorCode: getCode(secret) })).toBe(
      "SignInWithCodePayload",
    );
    const wrong = await call(browser, "confirmCodeSetup", { code: "12345" });
    expect(wrong).toMatchObject({ issues: [{ path: ["code"], code: "WRONG_CODE" }] });
    const confirmed = await call(
      browser,
      "confirmCodeSetup",
      { code: getCode(started["secret"]) },
      "recoveryCodes",
    );
    expect(confirmed["recoveryCodes"]).toEqual([]);
    graph.clock.advance(1);
    expect(await signInWith(openBrowser(served.app), { authenticatorCode: getCode(secret) })).toBe(
      "INVALID_INPUT",
    );
  });

  it("needs a recent confirmation of identity, is audited and is mailed", async () => {
    const { browser } = await setUpCodes();
    graph.clock.advance(11);
    for (const mutation of [
      "startCodeSetup",
      "disableCodes",
      "renewRecoveryCodes",
      "startPasskeyRegistration",
    ])
      expect(outcome(await call(browser, mutation, {}))).toBe("PASSWORD_REQUIRED");
    await call(browser, "confirmIdentity", { proof: { password: PASSWORD } });
    const renewed = await call(
      browser,
      "renewRecoveryCodes",
      {},
      "recoveryCodes viewer { recoveryCodesLeft }",
    );
    expect(renewed).toMatchObject({ viewer: { recoveryCodesLeft: 10 } });
    expect(outcome(await call(browser, "disableCodes", {}))).toBe("DisableCodesPayload");
    expect(outcome(await call(browser, "renewRecoveryCodes", {}))).toBe("NO_SECOND_FACTOR");
    expect(await browser.signIn(ADA)).toBe("SignInPayload");
    const { data } = await browser.send("{ viewer { codesEnabledAt recoveryCodesLeft } }");
    expect(data).toEqual({ viewer: { codesEnabledAt: null, recoveryCodesLeft: 0 } });
    expect(await readMails()).toEqual(["CODES_DISABLED", "CODES_ENABLED", "RECOVERY_CODES_RENEWED"]);
    for (const action of ["confirmCodeSetup", "confirmPassword", "renewRecoveryCodes", "disableCodes"])
      expect(await readActions()).toContain(action);
  });
});

describe("confirmIdentity", () => {
  it("accepts password and code, and counts wrong codes", async () => {
    const { browser, secret } = await setUpCodes();
    const confirm = (proof: object) => call(browser, "confirmIdentity", { proof }, "confirmedUntil");
    expect(outcome(await confirm({ password: PASSWORD }))).toBe("ConfirmIdentityPayload");
    const wrong = await confirm({ password: "not it at all" });
    expect(wrong).toMatchObject({ issues: [{ path: ["proof", "password"], code: "WRONG_PASSWORD" }] });
    const code = getCode(secret);
    expect(outcome(await confirm({ code }))).toBe("ConfirmIdentityPayload");
    expect(await confirm({ code })).toMatchObject({
      issues: [{ path: ["proof", "code"], code: "WRONG_CODE" }],
    });
    for (let i = 0; i < 8; i += 1) expect(outcome(await confirm({ code }))).toBe("INVALID_INPUT");
    graph.clock.advance(1);
    expect(outcome(await confirm({ code: getCode(secret) }))).toBe("TOO_MANY_ATTEMPTS");
    expect(await readActions()).toEqual(
      expect.arrayContaining(["confirmIdentity", "confirmIdentityRefused"]),
    );
  });
});

describe("a business that requires a second factor", () => {
  const REQUIRE = { requiresSecondFactor: true };

  it("leaves users without one only the setup, at once and at the next sign-in", async () => {
    const browser = await openSignedIn();
    expect(outcome(await call(browser, "updateBusiness", REQUIRE))).toBe("UpdateBusinessPayload");
    expect(await browser.signIn(ADA)).toBe("SignInPayload");
    const VIEWER = "{ viewer { mustSetUpSecondFactor permissions { permission } } }";
    expect((await browser.send(VIEWER)).data).toEqual({
      viewer: { mustSetUpSecondFactor: true, permissions: [] },
    });
    expect(outcome(await call(browser, "createApiKey", { name: "Till", scopes: ["CATALOGUE"] }))).toBe(
      "FORBIDDEN",
    );
    const { secret } = await call(browser, "startCodeSetup", {}, "secret");
    const confirmed = await call(
      browser,
      "confirmCodeSetup",
      { code: getCode(secret) },
      "viewer { mustSetUpSecondFactor }",
    );
    expect(confirmed).toMatchObject({ viewer: { mustSetUpSecondFactor: false } });
    expect((await browser.send(VIEWER)).data).toMatchObject({ viewer: { mustSetUpSecondFactor: false } });
    expect(outcome(await call(browser, "createApiKey", { name: "Till", scopes: ["CATALOGUE"] }))).not.toBe(
      "FORBIDDEN",
    );
  });

  it("refuses to remove the last factor", async () => {
    const { browser } = await setUpCodes();
    await call(browser, "updateBusiness", REQUIRE);
    expect(outcome(await call(browser, "disableCodes", {}))).toBe("LAST_SECOND_FACTOR");
    await call(browser, "updateBusiness", { requiresSecondFactor: false });
    expect(outcome(await call(browser, "disableCodes", {}))).toBe("DisableCodesPayload");
  });
});

describe("a session", () => {
  it("stores the network of the sign-in and no address", async () => {
    const browser = openBrowser(served.app);
    await browser.signIn(ADA, PASSWORD, { address: "203.0.113.77" });
    graph.clock.advance(1);
    const phone = openBrowser(served.app);
    await phone.signIn(ADA, PASSWORD, { address: "2001:db8:1:2:3::4" });
    const { data } = await browser.send("{ viewer { sessions { network } } }");
    expect(data).toEqual({
      viewer: { sessions: [{ network: "2001:db8:1::/48" }, { network: "203.0.113.0/24" }] },
    });
    const rows = await graph.database.query("SELECT to_jsonb(s)::text AS text FROM user_sessions s");
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.77|2001:db8:1:2/);
  });
});
