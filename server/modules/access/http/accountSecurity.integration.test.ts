import { beforeEach, describe, expect, it } from "vitest";
import { createMailbox } from "../../../platform/mail/mailbox.ts";
import { locales } from "../../../shared/languages/locales.ts";
import { addApiKey } from "../apiKeys.ts";
import { setUserPassword } from "../users/choosePassword.ts";
import { sendAccountMails } from "../../notifications/users/sendAccountMails.ts";
import { sendSecurityMails } from "../../notifications/users/sendSecurityMails.ts";
import { setUpContentApp } from "../../../testing/fixtures.ts";
import { PASSWORD, type TestBrowser, addUser, openBrowser } from "../../../testing/identity/signedIn.ts";
import { openGraph } from "../../../testing/graph.ts";

const graph = await openGraph({ isReset: true });
const served = await setUpContentApp(graph);
beforeEach(async () => {
  await graph.database.query("DELETE FROM users");
  await graph.database.query("DELETE FROM api_keys");
});

const OWNER = "ada@example.org";
async function owner(): Promise<TestBrowser> {
  await addUser(await graph.scope(), "OWNER", OWNER);
  const browser = openBrowser(served.app);
  expect(await browser.signIn(OWNER)).toBe("SignInPayload");
  return browser;
}

async function does(browser: TestBrowser, mutation: string, input: string, sending = {}): Promise<string> {
  const document = `mutation { answer: ${mutation}(input: { ${input} }) { __typename ... on Failure { code } } }`;
  const { data, errors } = await browser.send(document, {}, sending);
  const answer = data?.["answer"] as { __typename: string; code?: string } | undefined;
  return errors[0]?.extensions.code ?? answer!.code ?? answer!.__typename;
}
const CREATING = [
  ["createApiKey", `name: "Till", scopes: [CATALOGUE]`, "CreateApiKeyPayload"],
  ["createWebhookEndpoint", `url: "https://hooks.example.com/x"`, "CreateWebhookEndpointPayload"],
  ["inviteUser", `email: "bea@example.org", name: "Bea", role: READER`, "InviteUserPayload"],
] as const;

describe("a password entered long ago", () => {
  it.each(CREATING)("is required again by %s after ten minutes", async (mutation, input, success) => {
    const browser = await owner();
    graph.clock.advance(10);
    expect(await does(browser, mutation, input)).toBe(success);
    graph.clock.advance(1);
    const again = input.replace("bea@", "eve@");
    expect(await does(browser, mutation, again)).toBe("PASSWORD_REQUIRED");
    expect(await does(browser, "confirmPassword", `password: "not it at all"`)).toBe("INVALID_INPUT");
    expect(await does(browser, mutation, again)).toBe("PASSWORD_REQUIRED");
    expect(await does(browser, "confirmPassword", `password: "${PASSWORD}"`)).toBe("ConfirmPasswordPayload");
    expect(await does(browser, "confirmPassword", `password: "${PASSWORD}"`)).toBe("ConfirmPasswordPayload");
    expect(await does(browser, mutation, again)).toBe(success);
    graph.clock.advance(11);
    expect(await does(browser, mutation, again)).toBe("PASSWORD_REQUIRED");
  });

  it("counts only for the session in which it was entered", async () => {
    const laptop = await owner();
    graph.clock.advance(11);
    const phone = openBrowser(served.app);
    await phone.signIn(OWNER);
    const [mutation, input] = CREATING[0];
    expect(await does(phone, mutation, input)).toBe("CreateApiKeyPayload");
    expect(await does(laptop, mutation, input)).toBe("PASSWORD_REQUIRED");
  });

  it("is not required from API keys, and not by other mutations", async () => {
    const browser = await owner();
    graph.clock.advance(60);
    expect(await does(browser, "createResource", `name: "Room"`)).not.toBe("PASSWORD_REQUIRED");
    const { secret } = await addApiKey(await graph.scope(), "program");
    const program = { headers: { authorization: `Bearer ${secret}` } };
    for (const [mutation, input, success] of CREATING)
      expect(await does(openBrowser(served.app), mutation, input, program)).toBe(success);
    expect(await does(openBrowser(served.app), "confirmPassword", `password: "x"`, program)).toBe(
      "FORBIDDEN",
    );
    expect(await does(openBrowser(served.app), "confirmPassword", `password: "x"`)).toBe("UNAUTHENTICATED");
  });

  it("allows ten guesses in 15 minutes, which the audit log counts", async () => {
    const browser = await owner();
    const guess = () => does(browser, "confirmPassword", `password: "not it at all"`);
    for (let i = 0; i < 10; i += 1) expect(await guess()).toBe("INVALID_INPUT");
    expect(await does(browser, "confirmPassword", `password: "${PASSWORD}"`)).toBe("TOO_MANY_ATTEMPTS");
    const refusedEntries = await graph.database.query(
      "SELECT id FROM audit_entries WHERE action = 'confirmPasswordRefused'",
    );
    expect(refusedEntries).toHaveLength(4);
    graph.clock.advance(16);
    expect(await does(browser, "confirmPassword", `password: "${PASSWORD}"`)).toBe("ConfirmPasswordPayload");
  });
});

describe("a security mail", () => {
  async function mails(): Promise<{ to: string; subject: string; text: string }[]> {
    const transport = createMailbox(graph.clock);
    const sender = { ...(await graph.scope()), transport, from: null, origin: "https://house.example" };
    await sendSecurityMails(sender);
    expect(await sendSecurityMails(sender)).toBe(0);
    return transport.list().map(({ to, subject, text }) => ({ to: to.email, subject, text }));
  }

  it("reports a sign-in from a new device, apart from the first sign-in", async () => {
    const laptop = await owner();
    expect(await mails()).toEqual([]);
    await laptop.send("mutation { signOut(input: {}) { __typename } }");
    await laptop.signIn(OWNER);
    expect(await mails()).toEqual([]);
    const phone = openBrowser(served.app);
    await phone.signIn(OWNER, PASSWORD, { headers: { "accept-language": "de" } });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: OWNER, subject: expect.stringContaining("neuen Gerät") });
    expect(mail!.text).toContain("https://house.example/account");
    expect(mail!.text).not.toMatch(/account\/reset|192\.0\.2/);
    await phone.signIn(OWNER, "a wrong password");
    expect(await mails()).toEqual([]);
  });

  it("reports no device on which an invitation was accepted", async () => {
    const ada = await owner();
    await does(ada, "inviteUser", `email: "bea@example.org", name: "Bea", role: READER`);
    const transport = createMailbox(graph.clock);
    const sender = { ...(await graph.scope()), transport, from: null, origin: "https://house.example" };
    await sendAccountMails(sender);
    const token = /account\/reset#([\w-]+)/.exec(transport.list()[0]!.text)![1]!;
    const bea = openBrowser(served.app);
    expect(await does(bea, "resetPassword", `token: "${token}", password: "${PASSWORD}"`)).toBe(
      "ResetPasswordPayload",
    );
    expect(await mails()).toEqual([]);
    await openBrowser(served.app).signIn("bea@example.org");
    expect((await mails()).map(({ to }) => to)).toEqual(["bea@example.org"]);
  });

  it("reports a changed password, by the user, by a link and by the operator", async () => {
    const browser = await owner();
    const change = `currentPassword: "${PASSWORD}", password: "a wholly other kettle"`;
    expect(await does(browser, "changePassword", change)).toBe("ChangePasswordPayload");
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: OWNER, subject: expect.stringContaining("password was changed") });
    const scope = await graph.scope();
    const [user] = await graph.database.query<{ id: string }>("SELECT id FROM users");
    await setUserPassword(scope, { businessId: scope.business.id, id: user!.id, email: OWNER }, PASSWORD);
    expect(await mails()).toHaveLength(1);
  });

  it("reports a new API key once to every owner", async () => {
    const scope = await graph.scope();
    await addUser(scope, "OWNER", "bea@example.org");
    await addUser(scope, "MANAGER", "max@example.org");
    const browser = await owner();
    const input = `name: "Till of evil.example", scopes: [CATALOGUE], idempotencyKey: "a-new-key-1"`;
    await does(browser, "createApiKey", input);
    await does(browser, "createApiKey", input);
    const sent = await mails();
    expect(sent.map(({ to }) => to).toSorted()).toEqual([OWNER, "bea@example.org"]);
    expect(sent[0]!.subject).toContain("New API key");
    expect(sent[0]!.text).toContain("Till of");
  });

  it.each(locales)("is written in %s", async (locale) => {
    await owner();
    const headers = { "accept-language": locale };
    await openBrowser(served.app).signIn(OWNER, PASSWORD, { headers });
    const [mail] = await mails();
    expect(mail!.text).not.toContain("{");
    expect(mail!.text.includes("A new device signed in")).toBe(locale === "en");
  });
});
