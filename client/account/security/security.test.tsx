import { act, screen, waitFor, within } from "@testing-library/react";
import type { MockEnvironment } from "relay-test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { renderPage } from "../../testing/renderInApp.tsx";
import { page as accountPage } from "../AccountPage.tsx";
import { page as signInPage } from "../SignInPage.tsx";

const resolvers = {
  Business: () => ({
    name: "Northside Studio",
    accentColor: "#1f6f5c",
    locale: "en",
    timeZone: "UTC",
    acceptsPasskeys: true,
  }),
};
const open = (page: typeof signInPage, url: string) =>
  renderPage(page as never, { params: {}, url, resolvers });
const getOperations = (environment: MockEnvironment, name: string) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name);
const answer = (environment: MockEnvironment, name: string, data: object) =>
  act(async () => environment.mock.resolve(getOperations(environment, name).at(-1)!, { data } as never));
const readInput = (environment: MockEnvironment, name: string): unknown =>
  (getOperations(environment, name).at(-1)!.request.variables as { input: unknown }).input;

const CREDENTIAL = { id: "abc", type: "public-key" };

/** A browser with passkeys, whose user always agrees. */
function installPasskeys() {
  class FakeCredential {
    toJSON = () => CREDENTIAL;
    static parseCreationOptionsFromJSON = (options: object) => options;
    static parseRequestOptionsFromJSON = (options: object) => options;
  }
  Object.assign(FakeCredential.prototype, { toJSON: () => CREDENTIAL });
  vi.stubGlobal("PublicKeyCredential", FakeCredential);
  const credentials = {
    create: vi.fn(async () => new FakeCredential()),
    get: vi.fn(async () => new FakeCredential()),
  };
  Object.defineProperty(navigator, "credentials", { value: credentials, configurable: true });
  return credentials;
}
afterEach(() => vi.unstubAllGlobals());

async function enterPassword({ user, fill, environment }: ReturnType<typeof open>, methods: string[]) {
  await fill(screen.getByRole("textbox", { name: "Email" }), "ada@example.org");
  await fill(screen.getByLabelText("Password"), "a long password");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  await answer(environment, "SignInFormMutation", {
    signIn: { __typename: "SecondFactorRequired", token: "token-1", methods },
  });
}

test("asks for a code after the password, and accepts a recovery code", async () => {
  const opened = open(signInPage, "/account/sign-in");
  const { environment, user, fill, navigator } = opened;
  await enterPassword(opened, ["CODE", "RECOVERY_CODE"]);
  const field = screen.getByLabelText<HTMLInputElement>("Code from the app");
  expect([document.activeElement, field.autocomplete]).toEqual([field, "one-time-code"]);
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(screen.getByText("This field is required.")).toBeDefined();
  await fill(field, "123456");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(readInput(environment, "SecondFactorStepMutation")).toEqual({
    token: "token-1",
    code: { authenticatorCode: "123456" },
  });
  await answer(environment, "SecondFactorStepMutation", { signInWithCode: { __typename: "InvalidInput" } });
  expect(screen.getByText("This code is wrong or was already used.")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Use a recovery code" }));
  await fill(screen.getByLabelText("Recovery code"), "abcd-efgh");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(readInput(environment, "SecondFactorStepMutation")).toEqual({
    token: "token-1",
    code: { recoveryCode: "abcd-efgh" },
  });
  await answer(environment, "SecondFactorStepMutation", {
    signInWithCode: { __typename: "SignInWithCodePayload" },
  });
  expect(navigator.navigate).toHaveBeenCalledWith("/account");
});

test("starts again when the code comes too late", async () => {
  const opened = open(signInPage, "/account/sign-in");
  await enterPassword(opened, ["CODE"]);
  await opened.fill(screen.getByLabelText("Code from the app"), "123456");
  await opened.user.click(screen.getByRole("button", { name: "Sign in" }));
  await answer(opened.environment, "SecondFactorStepMutation", {
    signInWithCode: { __typename: "ChallengeExpired" },
  });
  expect(screen.getByRole("alert").textContent).toContain("This took too long. Please start again.");
  expect(screen.getByLabelText("Password")).toBeDefined();
});

test("signs in with a passkey, and offers none without support", async () => {
  const without = open(signInPage, "/account/sign-in");
  expect(screen.queryByRole("button", { name: "Sign in with a passkey" })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Email" }).autocomplete).toBe(
    "username webauthn",
  );
  without.unmount();
  const credentials = installPasskeys();
  const { environment, user, navigator } = open(signInPage, "/account/sign-in");
  await user.click(screen.getByRole("button", { name: "Sign in with a passkey" }));
  await answer(environment, "usePasskeySignInStartMutation", {
    startPasskeySignIn: { __typename: "StartPasskeySignInPayload", options: { challenge: "c" } },
  });
  await waitFor(() => expect(credentials.get).toHaveBeenCalledWith({ publicKey: { challenge: "c" } }));
  await waitFor(() =>
    expect(readInput(environment, "usePasskeySignInFinishMutation")).toEqual({ credential: CREDENTIAL }),
  );
  await answer(environment, "usePasskeySignInFinishMutation", {
    finishPasskeySignIn: { __typename: "FinishPasskeySignInPayload" },
  });
  expect(navigator.navigate).toHaveBeenCalledWith("/account");
});

const viewer = {
  name: "Ada Park",
  role: "OWNER",
  permissions: [] as { permission: string }[],
  mustSetUpSecondFactor: false,
  codesEnabledAt: null,
  recoveryCodesLeft: 0,
  passkeys: [],
  sessions: [],
};

test("sets up an authenticator app after a confirmation, and shows the recovery codes once", async () => {
  const { environment, user, fill } = open(accountPage as never, "/account");
  await answer(environment, "useViewerQuery", { viewer: { ...viewer, mustSetUpSecondFactor: true } });
  expect(screen.getByText(/requires a second step to sign in/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Set up an app" }));
  await answer(environment, "AuthenticatorAppStartMutation", {
    startCodeSetup: { __typename: "PasswordRequired" },
  });
  const dialog = await screen.findByRole("dialog", { name: "Please confirm that it is you" });
  expect(dialog).toBeDefined();
  await fill(screen.getByLabelText("Password"), "a long password");
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  expect(readInput(environment, "ConfirmIdentityMutation")).toEqual({
    proof: { password: "a long password" },
  });
  await answer(environment, "ConfirmIdentityMutation", {
    confirmIdentity: { __typename: "ConfirmIdentityPayload" },
  });
  await answer(environment, "AuthenticatorAppStartMutation", {
    startCodeSetup: {
      __typename: "StartCodeSetupPayload",
      secret: "GEZDGNBVGY3TQOJQ",
      setupUrl: "otpauth://totp/x?secret=GEZDGNBVGY3TQOJQ",
    },
  });
  expect(screen.getByText("GEZD GNBV GY3T QOJQ")).toBeDefined();
  expect(await screen.findByRole("img", { name: "QR code for the authenticator app" })).toBeDefined();
  await fill(screen.getByLabelText("Code from the app"), "123456");
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  await answer(environment, "ConfirmAppMutation", {
    confirmCodeSetup: { __typename: "ConfirmCodeSetupPayload", recoveryCodes: ["aaaa-bbbb", "cccc-dddd"] },
  });
  await answer(environment, "useViewerQuery", {
    viewer: { ...viewer, codesEnabledAt: "2026-11-20T10:00:00Z", recoveryCodesLeft: 10 },
  });
  expect(screen.getByText("cccc-dddd")).toBeDefined();
  expect(screen.getByRole("link", { name: "Download" }).getAttribute("download")).toBe("recovery-codes.txt");
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(screen.queryByText("cccc-dddd")).toBeNull();
  expect(screen.getByText("Codes left: 10")).toBeDefined();
});

test("requires a second step from all users after a question, and no longer", async () => {
  const { environment, user } = open(accountPage as never, "/account");
  const owner = { ...viewer, permissions: [{ permission: "business.manage" }] };
  await answer(environment, "useViewerQuery", { viewer: owner });
  await answer(environment, "RequireSecondStepQuery", {
    business: { id: "business", requiresSecondFactor: false },
  });
  await user.click(screen.getByRole("button", { name: "Require it" }));
  const dialog = screen.getByRole("alertdialog", { name: "Require a second step from all users?" });
  await user.click(within(dialog).getByRole("button", { name: "Require it" }));
  expect(readInput(environment, "RequireSecondStepMutation")).toEqual({ requiresSecondFactor: true });
  await answer(environment, "RequireSecondStepMutation", {
    updateBusiness: { __typename: "UpdateBusinessPayload" },
  });
  await answer(environment, "useViewerQuery", { viewer: owner });
  expect(
    screen.getByText("All users of your business need a passkey or an authenticator app."),
  ).toBeDefined();
  await user.click(screen.getByRole("button", { name: "No longer require it" }));
  expect(readInput(environment, "RequireSecondStepMutation")).toEqual({ requiresSecondFactor: false });
  await answer(environment, "RequireSecondStepMutation", { updateBusiness: { __typename: "Forbidden" } });
  expect(screen.getByText("That did not work. Please try again.")).toBeDefined();
  expect(screen.getByRole("button", { name: "No longer require it" })).toBeDefined();
});

test("offers no requirement to a user who does not manage the business", async () => {
  const { environment } = open(accountPage as never, "/account");
  await answer(environment, "useViewerQuery", { viewer });
  expect(screen.queryByText("Second step for everyone")).toBeNull();
  expect(getOperations(environment, "RequireSecondStepQuery")).toEqual([]);
});

test("adds, renames and removes a passkey", async () => {
  installPasskeys();
  const { environment, user } = open(accountPage as never, "/account");
  await answer(environment, "useViewerQuery", { viewer });
  await user.click(screen.getByRole("button", { name: "Add a passkey" }));
  await answer(environment, "PasskeysStartMutation", {
    startPasskeyRegistration: { __typename: "StartPasskeyRegistrationPayload", options: { challenge: "c" } },
  });
  await waitFor(() =>
    expect(readInput(environment, "PasskeysFinishMutation")).toMatchObject({ credential: CREDENTIAL }),
  );
  await answer(environment, "PasskeysFinishMutation", {
    finishPasskeyRegistration: { __typename: "FinishPasskeyRegistrationPayload", recoveryCodes: [] },
  });
  const passkeys = [{ id: "passkey_1", name: "Laptop", lastUsedAt: null }];
  await answer(environment, "useViewerQuery", { viewer: { ...viewer, passkeys } });
  expect(screen.getByText("Not used yet")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Rename Laptop" }));
  await user.type(screen.getByRole("textbox", { name: "Name of the passkey" }), " two");
  await user.click(screen.getByRole("button", { name: "Save the name" }));
  expect(readInput(environment, "PasskeyItemRenameMutation")).toEqual({
    id: "passkey_1",
    name: "Laptop two",
  });
  await answer(environment, "PasskeyItemRenameMutation", {
    renamePasskey: { __typename: "RenamePasskeyPayload" },
  });
  await answer(environment, "useViewerQuery", { viewer: { ...viewer, passkeys } });
  await user.click(screen.getByRole("button", { name: "Remove Laptop" }));
  await user.click(screen.getByRole("button", { name: "Remove" }));
  await answer(environment, "PasskeyItemDeleteMutation", {
    deletePasskey: { __typename: "LastSecondFactor" },
  });
  expect(screen.getByRole("alert").textContent).toContain("Please add another one first.");
});
