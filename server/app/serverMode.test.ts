import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const LIVE: Record<string, string> = {
  DATABASE_URL: "postgresql://me@host/db",
  TRUST_PROXY: "1",
  MAIL_URL: "smtp://mail.example",
  HOST: "0.0.0.0",
  DAYBOOK_ORIGIN: "https://bookings.example.com",
  STRIPE_SECRET_KEY: "sk_live_1",
};
const HARMLESS: Record<string, string> = {
  HOST: "127.0.0.1",
  DAYBOOK_ORIGIN: "http://localhost:4000",
  STRIPE_SECRET_KEY: "sk_test_1",
  PORT: "4000",
  DAYBOOK_DIR: "/var/lib/daybook",
  DAYBOOK_SECRET: "x".repeat(32),
  NODE_ENV: "development",
  DAYBOOK_MODE: "",
};

describe("decideMode", () => {
  it.each(Object.entries(LIVE))("is live when %s is %s", (name, value) => {
    expect(readConfig({ [name]: value })).toMatchObject({
      mode: "live",
      isModeChosen: false,
      testPayments: false,
    });
  });

  it.each([
    ["MAIL_URL", "none"],
    ["TRUST_PROXY", "0"],
    ["HOST", "::"],
    ["HOST", "10.0.0.4"],
    ["DAYBOOK_ORIGIN", "http://localhost.example.com"],
  ])("is live when %s is %s", (name, value) => {
    expect(readConfig({ [name]: value }).mode).toBe("live");
  });

  it.each([...Object.entries(HARMLESS), ["HOST", "::1"], ["DAYBOOK_ORIGIN", "http://studio.localhost:3000"]])(
    "is a trial when only %s is %s",
    (name, value) => {
      expect(readConfig({ [name]: value })).toMatchObject({ mode: "trial", testPayments: true });
    },
  );

  it("is never a trial when a live setting is set", () => {
    const subset = (from: Record<string, string>, minLength: number) =>
      fc.subarray(Object.keys(from), { minLength }).map((names) => names.map((name) => [name, from[name]!]));
    fc.assert(
      fc.property(subset(HARMLESS, 0), subset(LIVE, 1), (harmless, live) => {
        const env = Object.fromEntries([...harmless, ...live]) as Record<string, string>;
        // A Stripe key besides them may prevent the start, which is also safe.
        delete env["NODE_ENV"];
        if (env["STRIPE_SECRET_KEY"] === "sk_test_1") delete env["STRIPE_SECRET_KEY"];
        expect(readConfig(env)).toMatchObject({ mode: "live", testPayments: false });
      }),
    );
  });

  it.each(["trial", "live"])("is %s when DAYBOOK_MODE names it", (mode) => {
    expect(readConfig({ DAYBOOK_MODE: mode })).toMatchObject({ mode, isModeChosen: true });
    const { STRIPE_SECRET_KEY: _, ...others } = LIVE;
    expect(readConfig({ ...others, DAYBOOK_MODE: mode })).toMatchObject({ mode, isModeChosen: true });
  });

  it.each([
    [{ DAYBOOK_MODE: "live" }, false],
    [{ DAYBOOK_MODE: "live", DAYBOOK_TEST_PAYMENTS: "0" }, false],
    [{ DAYBOOK_MODE: "live", DAYBOOK_TEST_PAYMENTS: "1" }, true],
    [{ DAYBOOK_MODE: "live", DAYBOOK_TEST_PAYMENTS: "1", STRIPE_SECRET_KEY: "sk_test_1" }, true],
    [{ STRIPE_SECRET_KEY: "sk_live_1" }, false],
    [{}, true],
    [{ STRIPE_SECRET_KEY: "sk_test_1" }, true],
  ])("allows test payments for %j: %s", (env, testPayments) => {
    expect(readConfig(env).testPayments).toBe(testPayments);
  });
});
