import { expect, it } from "vitest";
import type { GraphResponse } from "../../relay/environment.ts";
import { acceptRefusals } from "./acceptRefusals.ts";
import { createSessionGuard } from "./sessionGuard.ts";

const request = { id: "x", variables: {}, isRepeatable: true };
const failed = (code: string): GraphResponse => ({
  data: { business: { name: "Northside", apiKeys: null } },
  errors: [{ message: code, extensions: { code } }],
});

it("fails without a session before the desk has started", async () => {
  const guard = createSessionGuard(async () => failed("UNAUTHENTICATED"));
  expect((await guard.execute(request)).errors).toHaveLength(1);
  expect(guard.isSignedOut()).toBe(false);
});

it("keeps requests until the user has signed in, then sends them again", async () => {
  let isSignedIn = false;
  const guard = createSessionGuard(async () => (isSignedIn ? { data: "done" } : failed("UNAUTHENTICATED")));
  guard.start();
  let announcements = 0;
  guard.subscribe(() => (announcements += 1));
  const results = Promise.all([guard.execute(request), guard.execute(request)]);
  await new Promise(setImmediate);
  expect([guard.isSignedOut(), announcements]).toEqual([true, 2]);
  isSignedIn = true;
  guard.resume();
  expect(guard.isSignedOut()).toBe(false);
  expect(await results).toEqual([{ data: "done" }, { data: "done" }]);
});

it("waits again if the sign-in did not happen", async () => {
  const guard = createSessionGuard(async () => failed("UNAUTHENTICATED"));
  guard.start();
  void guard.execute(request);
  await new Promise(setImmediate);
  guard.resume();
  await new Promise(setImmediate);
  expect(guard.isSignedOut()).toBe(true);
});

it("accepts a response in which single fields are refused to the role", async () => {
  const execute = acceptRefusals(async () => failed("FORBIDDEN"));
  expect(await execute(request)).toEqual({ data: { business: { name: "Northside", apiKeys: null } } });
});

it.each([
  ["a bug", failed("INTERNAL_SERVER_ERROR")],
  ["a lost session", failed("UNAUTHENTICATED")],
  ["a refusal of everything", { errors: failed("FORBIDDEN").errors! }],
  ["a refusal beside a bug", { data: {}, errors: [...failed("FORBIDDEN").errors!, ...failed("X").errors!] }],
])("passes on %s", async (_name, response) => {
  expect(await acceptRefusals(async () => response)(request)).toBe(response);
});

it("waits for the sign-in when a response has no viewer", async () => {
  let viewer: object | null = null;
  const guard = createSessionGuard(async () => ({ data: { viewer, business: {} } }));
  guard.start();
  const result = guard.execute(request);
  await new Promise(setImmediate);
  expect(guard.isSignedOut()).toBe(true);
  viewer = { name: "Mara" };
  guard.resume();
  expect(await result).toEqual({ data: { viewer, business: {} } });
});

it("asks for the sign-in without a request, but not when only the next sign-in is awaited", async () => {
  const guard = createSessionGuard(async () => ({ data: {} }));
  let count = 0;
  void guard.whenSignedIn().then(() => (count += 1));
  expect(guard.isSignedOut()).toBe(false);
  const signIn = guard.askForSignIn();
  expect(guard.isSignedOut()).toBe(true);
  guard.resume();
  await signIn;
  expect([guard.isSignedOut(), count]).toEqual([false, 1]);
});
