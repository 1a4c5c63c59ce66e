import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInApp } from "../../testing/renderInApp.tsx";
import { SessionDialog } from "./SessionDialog.tsx";

function open() {
  let resumedCount = 0;
  const rendered = renderInApp(
    <SessionDialog
      guard={{
        execute: async () => ({}),
        start() {},
        isSignedOut: () => true,
        subscribe: () => () => {},
        resume: () => (resumedCount += 1),
        askForSignIn: async () => {},
        whenSignedIn: async () => {},
      }}
    />,
  );
  const signIn = async (__typename: string) => {
    await rendered.user.click(screen.getByRole("button", { name: "Sign in" }));
    await act(async () =>
      rendered.environment.mock.resolveMostRecentOperation({ data: { signIn: { __typename } } }),
    );
  };
  return { ...rendered, signIn, countResumed: () => resumedCount };
}

test("SessionDialog sends the waiting requests after the sign-in", async () => {
  const { signIn, countResumed } = open();
  await signIn("SignInRefused");
  expect(screen.getByText("The email or the password is wrong.")).toBeDefined();
  expect(countResumed()).toBe(0);
  await signIn("SignInPayload");
  expect(countResumed()).toBe(1);
});

test("SessionDialog leads to another tab for a second step", async () => {
  const { signIn, countResumed } = open();
  await signIn("SecondFactorRequired");
  expect(screen.getByText("Your sign-in has a second step. Please sign in on another tab.")).toBeDefined();
  expect(screen.getByRole("link", { name: "Sign in on another tab" })).toBeDefined();
  expect(countResumed()).toBe(0);
});
