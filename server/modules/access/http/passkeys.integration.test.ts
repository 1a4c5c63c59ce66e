import { beforeEach, describe, expect, it } from "vitest";
import { setUpContentApp } from "../../../testing/fixtures.ts";
import { PASSWORD, type TestBrowser, addUser, openBrowser } from "../../../testing/identity/signedIn.ts";
import { type SoftPasskey, createSoftPasskey } from "../../../testing/identity/softPasskey.ts";
import { openGraph } from "../../../testing/graph.ts";

const graph = await openGraph({ isReset: true });
const served = await setUpContentApp(graph, "http://localhost");
const [ADA, BEA] = ["ada@example.org", "bea@example.org"];

beforeEach(async () => {
  await graph.database.query("DELETE FROM users");
  await graph.database.query("DELETE FROM challenges");
  await addUser(await graph.scope(), "OWNER", ADA);
  graph.clock.advance(60);
});

/** Its origin is that of the requests to the host `localhost`. */
const PAGE = { origin: "http://localhost" };

type Answer = Readonly<Record<string, unknown>> & { readonly __typename: string; readonly code?: string };

async function call(
  browser: TestBrowser,
  mutation: string,
  input: object,
  fields = "",
  host = "localhost",
): Promise<Answer> {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}`;
  const { data, errors } = await browser.send(
    `mutation ($input: ${type}Input!) { answer: ${mutation}(input: $input) { __typename
       ... on Failure { code ... on SecondFactorRequired { methods } } ... on InvalidInput { issues { path code } }
       ${fields && `... on ${type}Payload { ${fields} }`} } }`,
    { input },
    { host },
  );
  const answer = data?.["answer"] as Answer | undefined;
  return answer ?? { __typename: "error", code: errors[0]?.extensions.code ?? "none" };
}

const outcome = ({ code, __typename }: Answer) => code ?? __typename;

async function openSignedIn(email = ADA): Promise<TestBrowser> {
  const browser = openBrowser(served.app);
  expect(await browser.signIn(email)).toBe("SignInPayload");
  return browser;
}

const startRegistration = async (browser: TestBrowser) =>
  (await call(browser, "startPasskeyRegistration", {}, "options"))["options"] as object;
const startSignIn = async (browser: TestBrowser) =>
  (await call(browser, "startPasskeySignIn", {}, "options"))["options"] as object;

async function register(browser: TestBrowser, passkey: SoftPasskey, name = "Laptop"): Promise<Answer> {
  const credential = passkey.register(await startRegistration(browser), PAGE);
  return call(
    browser,
    "finishPasskeyRegistration",
    { name, credential },
    "passkey { id name } recoveryCodes",
  );
}

async function signInBy(
  passkey: SoftPasskey,
  page = PAGE,
  browser = openBrowser(served.app),
): Promise<string> {
  const credential = passkey.authenticate(await startSignIn(browser), page);
  passkey.counter += 1;
  return outcome(await call(browser, "finishPasskeySignIn", { credential }, "viewer { name }"));
}

describe("a passkey", () => {
  it("signs in without e-mail and password, and confirms the identity", async () => {
    const passkey = createSoftPasskey();
    const registered = await register(await openSignedIn(), passkey);
    expect(registered).toMatchObject({ passkey: { name: "Laptop" } });
    expect(registered["recoveryCodes"]).toHaveLength(10);
    passkey.counter += 1;
    const browser = openBrowser(served.app);
    expect(await signInBy(passkey, PAGE, browser)).toBe("FinishPasskeySignInPayload");
    expect(await browser.getUserName()).toBe(ADA);
    graph.clock.advance(11);
    expect(outcome(await call(browser, "startCodeSetup", {}))).toBe("PASSWORD_REQUIRED");
    const { options } = await call(browser, "startPasskeyConfirmation", {}, "options");
    const credential = passkey.authenticate(options as object, PAGE);
    const proof = { proof: { credential } };
    expect(outcome(await call(browser, "confirmIdentity", proof))).toBe("ConfirmIdentityPayload");
    expect(outcome(await call(browser, "confirmIdentity", proof))).toBe("CHALLENGE_EXPIRED");
    expect(outcome(await call(browser, "startCodeSetup", {}))).toBe("StartCodeSetupPayload");
  });

  it("is needed after the password, and a host that accepts none offers recovery codes", async () => {
    await register(await openSignedIn(), createSoftPasskey());
    const input = { email: ADA, password: PASSWORD };
    const browser = openBrowser(served.app);
    expect(await call(browser, "signIn", input)).toMatchObject({ methods: ["PASSKEY", "RECOVERY_CODE"] });
    const elsewhere = await call(browser, "signIn", input, "", "northside.example");
    expect(elsewhere).toMatchObject({ methods: ["RECOVERY_CODE"] });
    expect(outcome(await call(browser, "startPasskeySignIn", {}, "", "northside.example"))).toBe(
      "PASSKEYS_UNAVAILABLE",
    );
    const { data } = await browser.send(
      "{ business { acceptsPasskeys } }",
      {},
      { host: "northside.example" },
    );
    expect(data).toEqual({ business: { acceptsPasskeys: false } });
  });

  it("is refused with another origin, without a check of the user, and with an unknown key", async () => {
    const passkey = createSoftPasskey();
    await register(await openSignedIn(), passkey);
    passkey.counter += 1;
    expect(await signInBy(passkey, { origin: "http://evil.localhost" })).toBe("PASSKEY_REFUSED");
    const browser = openBrowser(served.app);
    const unverified = passkey.authenticate(await startSignIn(browser), { ...PAGE, isUserVerified: false });
    expect(outcome(await call(browser, "finishPasskeySignIn", { credential: unverified }))).toBe(
      "PASSKEY_REFUSED",
    );
    expect(await signInBy(createSoftPasskey())).toBe("PASSKEY_REFUSED");
    const altered = passkey.authenticate(await startSignIn(browser), PAGE) as {
      response: { signature: string };
    };
    altered.response.signature = `AA${altered.response.signature.slice(2)}`;
    expect(outcome(await call(browser, "finishPasskeySignIn", { credential: altered }))).toBe(
      "PASSKEY_REFUSED",
    );
    for (const credential of [{}, { id: 1, response: null }, { id: "!", response: { clientDataJSON: "x" } }])
      expect(outcome(await call(browser, "finishPasskeySignIn", { credential }))).toBe("PASSKEY_REFUSED");
    expect(browser.jar.size).toBe(0);
  });

  it("is refused with a counter that is not higher, which reveals a copy", async () => {
    const passkey = createSoftPasskey();
    await register(await openSignedIn(), passkey);
    passkey.counter = 5;
    expect(await signInBy(passkey)).toBe("FinishPasskeySignInPayload");
    passkey.counter = 5;
    expect(await signInBy(passkey)).toBe("PASSKEY_REFUSED");
    passkey.counter = 6;
    expect(await signInBy(passkey)).toBe("FinishPasskeySignInPayload");
  });

  it("answers each challenge once, within five minutes, and only for its purpose", async () => {
    const passkey = createSoftPasskey();
    const ada = await openSignedIn();
    await register(ada, passkey);
    passkey.counter += 1;
    const browser = openBrowser(served.app);
    const credential = passkey.authenticate(await startSignIn(browser), PAGE);
    const finish = (one: object) => call(browser, "finishPasskeySignIn", { credential: one });
    expect(outcome(await finish(credential))).toBe("FinishPasskeySignInPayload");
    expect(outcome(await finish(credential))).toBe("CHALLENGE_EXPIRED");
    passkey.counter += 1;
    const late = passkey.authenticate(await startSignIn(browser), PAGE);
    graph.clock.advance(6);
    expect(outcome(await finish(late))).toBe("CHALLENGE_EXPIRED");
    const { options } = await call(ada, "startPasskeyConfirmation", {}, "options");
    expect(outcome(await finish(passkey.authenticate(options as object, PAGE)))).toBe("CHALLENGE_EXPIRED");
  });

  it("is refused once its user is disabled", async () => {
    const passkey = createSoftPasskey();
    await register(await openSignedIn(), passkey);
    passkey.counter += 1;
    await graph.database.query("UPDATE users SET disabled_at = now()");
    expect(await signInBy(passkey)).toBe("PASSKEY_REFUSED");
  });

  it("belongs to the user who started its registration", async () => {
    await addUser(await graph.scope(), "OWNER", BEA);
    const [ada, bea] = [await openSignedIn(), await openSignedIn(BEA)];
    const options = await startRegistration(ada);
    const credential = createSoftPasskey().register(options, PAGE);
    const finish = { name: "Key", credential };
    expect(outcome(await call(bea, "finishPasskeyRegistration", finish))).toBe("CHALLENGE_EXPIRED");
    const passkey = createSoftPasskey();
    const registered = await register(ada, passkey);
    const { id } = registered["passkey"] as { id: string };
    expect(outcome(await call(bea, "deletePasskey", { id }))).toBe("INVALID_INPUT");
    expect(outcome(await call(bea, "renamePasskey", { id, name: "Mine" }))).toBe("INVALID_INPUT");
    expect((await bea.send(`{ node(id: "${id}") { id } }`)).data).toEqual({ node: null });
    expect((await ada.send(`{ node(id: "${id}") { id } }`)).data).toEqual({ node: { id } });
  });
});

describe("passkeys of a user", () => {
  it("are renamed, listed, deleted, audited and mailed", async () => {
    const browser = await openSignedIn();
    const passkey = createSoftPasskey();
    const { passkey: first } = await register(browser, passkey);
    graph.clock.advance(1);
    const second = await register(browser, createSoftPasskey(), "Phone");
    expect(second["recoveryCodes"]).toEqual([]);
    const { id } = first as { id: string };
    const renamed = await call(browser, "renamePasskey", { id, name: " Old laptop " }, "passkey { name }");
    expect(renamed).toMatchObject({ passkey: { name: "Old laptop" } });
    expect(outcome(await call(browser, "renamePasskey", { id, name: "" }))).toBe("INVALID_INPUT");
    const LIST = "{ viewer { passkeys { name lastUsedAt } recoveryCodesLeft } }";
    expect((await browser.send(LIST)).data).toEqual({
      viewer: {
        passkeys: [
          { name: "Old laptop", lastUsedAt: null },
          { name: "Phone", lastUsedAt: null },
        ],
        recoveryCodesLeft: 10,
      },
    });
    const deletion = { id, idempotencyKey: "delete-passkey-1" };
    expect(await call(browser, "deletePasskey", deletion, "deletedId")).toMatchObject({ deletedId: id });
    expect(await call(browser, "deletePasskey", deletion, "deletedId")).toMatchObject({ deletedId: id });
    passkey.counter += 1;
    expect(await signInBy(passkey)).toBe("PASSKEY_REFUSED");
    const mails = await graph.database.query(
      "SELECT kind, detail FROM user_notifications WHERE kind LIKE 'PASSKEY%' ORDER BY kind, detail",
    );
    expect(mails).toEqual([
      { kind: "PASSKEY_ADDED", detail: "Laptop" },
      { kind: "PASSKEY_ADDED", detail: "Phone" },
      { kind: "PASSKEY_REMOVED", detail: "Old laptop" },
    ]);
    const entries = await graph.database.query<{ action: string }>("SELECT action FROM audit_entries");
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["finishPasskeyRegistration", "renamePasskey", "deletePasskey"]),
    );
  });

  it("end with their recovery codes when the last one is deleted", async () => {
    const browser = await openSignedIn();
    const { passkey } = await register(browser, createSoftPasskey());
    await call(browser, "deletePasskey", { id: (passkey as { id: string }).id });
    expect((await browser.send("{ viewer { recoveryCodesLeft } }")).data).toEqual({
      viewer: { recoveryCodesLeft: 0 },
    });
    expect(await openBrowser(served.app).signIn(ADA)).toBe("SignInPayload");
  });
});
