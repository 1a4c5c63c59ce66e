import { act, screen, waitFor } from "@testing-library/react";
import type { MockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { renderPage } from "../testing/renderInApp.tsx";
import { page as accountPage } from "./AccountPage.tsx";
import { page as forgotPage } from "./ForgotPage.tsx";
import { page as resetPage } from "./ResetPage.tsx";
import { page as signInPage } from "./SignInPage.tsx";

const resolvers = {
  Business: () => ({ name: "Northside Studio", accentColor: "#1f6f5c", locale: "en", timeZone: "UTC" }),
};
const open = (page: typeof signInPage, url: string) =>
  renderPage(page as never, { params: {}, url, resolvers });

const getOperations = (environment: MockEnvironment, name: string) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name);
const answer = (environment: MockEnvironment, name: string, data: object) =>
  act(async () => environment.mock.resolve(getOperations(environment, name).at(-1)!, { data } as never));

async function signIn({ user, fill }: ReturnType<typeof open>, email: string, password: string) {
  if (email) await fill(screen.getByRole("textbox", { name: "Email" }), email);
  if (password) await fill(screen.getByLabelText("Password"), password);
  await user.click(screen.getByRole("button", { name: "Sign in" }));
}

test("marks missing fields and sends nothing", async () => {
  const opened = open(signInPage, "/account/sign-in");
  await signIn(opened, "", "");
  expect(screen.getAllByText("This field is required.")).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Email" }));
  expect(getOperations(opened.environment, "SignInFormMutation")).toEqual([]);
});

test("opens the requested address after sign-in, on this origin only", async () => {
  const opened = open(signInPage, "/account/sign-in?next=%2Fgraphql");
  await signIn(opened, "ada@example.org ", "a long password");
  expect(getOperations(opened.environment, "SignInFormMutation")[0]!.request.variables).toEqual({
    input: { email: "ada@example.org", password: "a long password" },
  });
  await answer(opened.environment, "SignInFormMutation", {
    signIn: { __typename: "SignInPayload", viewer: { mustSetUpSecondFactor: false } },
  });
  expect(opened.navigator.navigate).toHaveBeenCalledWith("/graphql");
});

test("opens the account if a second factor must be set up first", async () => {
  const opened = open(signInPage, "/account/sign-in?next=%2Fgraphql");
  await signIn(opened, "ada@example.org", "a long password");
  await answer(opened.environment, "SignInFormMutation", {
    signIn: { __typename: "SignInPayload", viewer: { mustSetUpSecondFactor: true } },
  });
  expect(opened.navigator.navigate).toHaveBeenCalledWith("/account");
});

test.each([
  ["SignInRefused", "The email or the password is wrong."],
  ["TooManyAttempts", "Too many attempts. Please try again in 15 minutes."],
])("%s focuses its message and keeps the input", async (typename, message) => {
  const opened = open(signInPage, "/account/sign-in");
  await signIn(opened, "ada@example.org", "wrong");
  await answer(opened.environment, "SignInFormMutation", { signIn: { __typename: typename } });
  expect(screen.getByRole("alert").textContent).toContain(message);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("alert")));
  expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("wrong");
});

test("shows a password on request and sets autofill tokens", async () => {
  const { user } = open(signInPage, "/account/sign-in");
  const field = screen.getByLabelText<HTMLInputElement>("Password");
  expect([field.type, field.autocomplete]).toEqual(["password", "current-password"]);
  await user.click(screen.getByRole("checkbox", { name: "Show password" }));
  expect(screen.getByLabelText<HTMLInputElement>("Password").type).toBe("text");
});

test("responds the same to every reset request", async () => {
  const { user, environment } = open(forgotPage as never, "/account/forgot");
  await user.type(screen.getByRole("textbox", { name: "Email" }), "ada");
  await user.click(screen.getByRole("button", { name: "Send the link" }));
  expect(screen.getByText("Email is invalid!")).toBeDefined();
  await user.type(screen.getByRole("textbox", { name: "Email" }), "@example.org");
  await user.click(screen.getByRole("button", { name: "Send the link" }));
  await answer(environment, "ForgotFormMutation", {
    requestPasswordReset: { __typename: "RequestPasswordResetPayload" },
  });
  expect(screen.getByRole("status").textContent).toContain("If there is an account for this email");
});

test("marks an invalid password, and offers a new link for an expired one", async () => {
  const { user, environment } = open(resetPage as never, "/account/reset");
  await user.type(screen.getByLabelText("New password"), "short");
  await user.click(screen.getByRole("button", { name: "Save the password" }));
  await answer(environment, "ResetFormMutation", {
    resetPassword: { __typename: "InvalidInput", issues: [{ path: ["password"], code: "PASSWORD_SHORT" }] },
  });
  expect(screen.getByText("Please use 12 characters or more.")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText("New password"));
  await user.click(screen.getByRole("button", { name: "Save the password" }));
  await answer(environment, "ResetFormMutation", { resetPassword: { __typename: "UserLinkExpired" } });
  expect(screen.getByRole("link", { name: "Send another link" }).getAttribute("href")).toBe(
    "/account/forgot",
  );
});

const session = (id: string, isCurrent: boolean) => ({
  id,
  agent: "Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0",
  network: "192.0.2.0/24",
  lastUsedAt: "2026-11-20T10:00:00Z",
  isCurrent,
});
const viewer = {
  name: "Ada Park",
  role: "OWNER",
  mustSetUpSecondFactor: false,
  permissions: [],
  codesEnabledAt: null,
  recoveryCodesLeft: 0,
  passkeys: [],
  sessions: [session("here", true), session("there", false)],
};

test("shows the user and the sessions, and ends another session", async () => {
  const { user, environment } = open(accountPage as never, "/account");
  await answer(environment, "useViewerQuery", { viewer });
  expect(screen.getByText("Ada Park").parentElement!.textContent).toBe("Ada Park · Owner");
  expect(screen.getAllByText("Network: 192.0.2.0/24")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Sign out this device" }));
  expect(getOperations(environment, "SessionsRevokeMutation")[0]!.request.variables).toEqual({
    input: { id: "there" },
  });
  await answer(environment, "SessionsRevokeMutation", {
    revokeSession: { __typename: "RevokeSessionPayload" },
  });
  await answer(environment, "useViewerQuery", { viewer: { ...viewer, sessions: [session("here", true)] } });
  expect(screen.queryByRole("button", { name: "Sign out this device" })).toBeNull();
});

test("shows the sign-in link when signed out", async () => {
  const { user, environment } = open(accountPage as never, "/account");
  await answer(environment, "useViewerQuery", { viewer });
  await user.click(screen.getByRole("button", { name: "Sign out" }));
  await answer(environment, "WhoIsItSignOutMutation", { signOut: { __typename: "SignOutPayload" } });
  await answer(environment, "useViewerQuery", { viewer: null });
  expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/account/sign-in");
});

test("links to the public page once the viewer is known to be signed in", async () => {
  const { environment } = open(accountPage as never, "/account");
  expect(screen.queryByRole("link", { name: "Your public page" })).toBeNull();
  await answer(environment, "useViewerQuery", { viewer });
  expect(screen.getByRole("link", { name: "Your public page" }).getAttribute("href")).toBe("/");
});
