import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError } from "../platform/database/configError.ts";
import { readConfig } from "./config.ts";

describe("readConfig", () => {
  it("needs no setting", () => {
    expect(readConfig({})).toEqual({
      mode: "trial",
      isModeChosen: false,
      stage: "production",
      host: "127.0.0.1",
      port: 3000,
      dir: resolve(".daybook"),
      database: { kind: "embedded", dir: resolve(".daybook") },
      secrets: [],
      trustProxy: false,
      mail: { url: null, isOff: false, from: null },
      stripe: null,
      testPayments: true,
      paySeconds: null,
      origin: null,
      rates: {},
      loadGateMs: 250,
      mailCaps: { guestsPerHour: 300, guestPerDay: 10, bookerPerDay: 100 },
      operationSeconds: 20,
      securityContact: null,
      metricsToken: null,
      metricsPort: null,
      webhooksToLoopback: false,
      demoBookings: false,
      logLevel: "info",
    });
  });

  it.each([
    [{ PORT: "8080" }, { port: 8080 }],
    [{ PORT: "0" }, { port: 0 }],
    [{ PORT: "" }, { port: 3000 }],
    [{ HOST: "0.0.0.0" }, { host: "0.0.0.0" }],
    [{ DAYBOOK_DIR: "/var/lib/daybook" }, { dir: "/var/lib/daybook" }],
    [{ DAYBOOK_DIR: "/x" }, { database: { kind: "embedded", dir: "/x" } }],
    [
      { DATABASE_URL: "postgresql://me@host/db" },
      { database: { kind: "server", url: "postgresql://me@host/db", maxConnections: 10 } },
    ],
    [
      { DATABASE_URL: "postgres://me@host/db", DATABASE_CONNECTIONS: "40" },
      { database: { kind: "server", url: "postgres://me@host/db", maxConnections: 40 } },
    ],
    [
      { DAYBOOK_SECRET: `${"n".repeat(32)}, ${"o".repeat(40)}` },
      { secrets: ["n".repeat(32), "o".repeat(40)] },
    ],
    [{ TRUST_PROXY: "true", DAYBOOK_MODE: "trial" }, { trustProxy: true }],
    [{ TRUST_PROXY: "1" }, { trustProxy: 1 }],
    [{ TRUST_PROXY: "0" }, { trustProxy: false }],
    [{ TRUST_PROXY: "10.0.0.0/8" }, { trustProxy: "10.0.0.0/8" }],
    [
      { MAIL_URL: "smtp://me:secret@mail.example:587", MAIL_FROM: "hello@studio.example" },
      { mail: { url: "smtp://me:secret@mail.example:587", isOff: false, from: "hello@studio.example" } },
    ],
    [{ MAIL_URL: "none" }, { mail: { url: null, isOff: true, from: null } }],
    [
      { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_new, whsec_old" },
      {
        stripe: {
          secretKey: "sk_test_1",
          isTest: true,
          webhookSecrets: ["whsec_new", "whsec_old"],
          apiBase: null,
        },
      },
    ],
    [
      { STRIPE_SECRET_KEY: "rk_live_1" },
      { stripe: { secretKey: "rk_live_1", isTest: false, webhookSecrets: [] } },
    ],
    [
      { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_API_BASE: "http://127.0.0.1:12111/", NODE_ENV: "test" },
      { stripe: { apiBase: "http://127.0.0.1:12111" } },
    ],
    [{ DAYBOOK_PAY_SECONDS: "20" }, { paySeconds: 20 }],
    [{ DAYBOOK_ORIGIN: "https://Studio.example/" }, { origin: "https://studio.example" }],
    [{ LOG_LEVEL: "warn" }, { logLevel: "warn" }],
    [{ DAYBOOK_RATE_LIMITS: "off" }, { rates: null }],
    [{ DAYBOOK_LOAD_GATE: "off" }, { loadGateMs: null }],
    [{ DAYBOOK_LOAD_GATE: " 400 " }, { loadGateMs: 400 }],
    [{ DAYBOOK_RATE_LIMITS: "graph=60, key-cost = 5000" }, { rates: { graph: 60, "key-cost": 5000 } }],
    [
      { DAYBOOK_MAIL_CAPS: "guests-hour=50, booker-day = 20" },
      { mailCaps: { guestsPerHour: 50, guestPerDay: 10, bookerPerDay: 20 } },
    ],
    [{ DAYBOOK_OPERATION_SECONDS: "5" }, { operationSeconds: 5 }],
    [{ DAYBOOK_SECURITY_CONTACT: "mailto:sec@a.example" }, { securityContact: "sec@a.example" }],
    [
      { DAYBOOK_SECURITY_CONTACT: "https://a.example/report" },
      { securityContact: "https://a.example/report" },
    ],
    [{ DAYBOOK_METRICS_PORT: "9464" }, { metricsPort: 9464 }],
    [{ DAYBOOK_METRICS_TOKEN: "scrape-me-0123456789" }, { metricsToken: "scrape-me-0123456789" }],
    [{ DAYBOOK_WEBHOOKS_TO_LOOPBACK: "1" }, { webhooksToLoopback: true }],
    [{ DAYBOOK_DEMO_BOOKINGS: "1" }, { demoBookings: true }],
    [{ NODE_ENV: "development" }, { stage: "development", mode: "trial" }],
  ])("reads %j", (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });

  it.each([
    [{ PORT: "http" }, "PORT must be a number from 0 to 65535"],
    [{ PORT: "65536" }, "PORT must be a number from 0 to 65535"],
    [{ PORT: "80.5" }, "PORT must be a whole number"],
    [{ DATABASE_URL: "mysql://host/db" }, "DATABASE_URL must look like postgresql://…"],
    [{ DATABASE_URL: "postgresql://" }, "DATABASE_URL must look like postgresql://…"],
    [{ DATABASE_URL: "postgresql://host:port/db" }, "DATABASE_URL must look like postgresql://…"],
    [
      { MAIL_URL: "smtp://mail.example?tls=none" },
      "MAIL_URL must look like smtp://user:password@host:587 or smtps://… (with ?tls=optional or ?tls=unverified at most), or be none",
    ],
    [
      { MAIL_URL: "mail.example" },
      "MAIL_URL must look like smtp://user:password@host:587 or smtps://… (with ?tls=optional or ?tls=unverified at most), or be none",
    ],
    [
      { DAYBOOK_SECURITY_CONTACT: "http://a.example" },
      "DAYBOOK_SECURITY_CONTACT must be an e-mail address or look like https://example.com/security",
    ],
    [{ MAIL_FROM: "Studio <a@b.c>" }, "MAIL_FROM must be an e-mail address and nothing else"],
    [{ MAIL_FROM: "a@b.c\r\nBcc: d@e.f" }, "MAIL_FROM must be an e-mail address and nothing else"],
    [{ DAYBOOK_ORIGIN: "studio.example" }, "DAYBOOK_ORIGIN must look like https://bookings.example.com"],
    [{ DAYBOOK_ORIGIN: "https://x.example/y" }, "DAYBOOK_ORIGIN must look like https://bookings.example.com"],
    [{ DATABASE_CONNECTIONS: "1" }, "DATABASE_CONNECTIONS must be a number from 2 to 500"],
    [{ DAYBOOK_SECRET: "short" }, "DAYBOOK_SECRET: every secret needs at least 32 characters"],
    [{ DAYBOOK_SECRET: "x".repeat(31) }, "DAYBOOK_SECRET: every secret needs at least 32 characters"],
    [{ DAYBOOK_METRICS_TOKEN: "short" }, "DAYBOOK_METRICS_TOKEN needs at least 16 characters"],
    [{ DAYBOOK_SECRET: `${"x".repeat(32)},` }, "DAYBOOK_SECRET: every secret needs at least 32 characters"],
    [{ STRIPE_SECRET_KEY: "pk_live_1" }, "STRIPE_SECRET_KEY must look like sk_test_… or sk_live_…"],
    [
      { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1,sk_test_1" },
      "STRIPE_WEBHOOK_SECRET must look like whsec_…",
    ],
    [{ STRIPE_WEBHOOK_SECRET: "whsec_1" }, "STRIPE_WEBHOOK_SECRET is set, but STRIPE_SECRET_KEY is missing"],
    [{ STRIPE_SECRET_KEY: "sk_live_1", NODE_ENV: "development" }, "STRIPE_SECRET_KEY is a live key"],
    [{ STRIPE_SECRET_KEY: "rk_live_1", NODE_ENV: "test" }, "STRIPE_SECRET_KEY is a live key"],
    [{ STRIPE_SECRET_KEY: "sk_test_1", STRIPE_API_BASE: "localhost" }, "STRIPE_API_BASE must look like"],
    [
      { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_API_BASE: "http://127.0.0.1:1" },
      "STRIPE_API_BASE is for tests",
    ],
    [{ DAYBOOK_PAY_SECONDS: "0" }, "DAYBOOK_PAY_SECONDS must be a number from 1 to 86400"],
    [{ DAYBOOK_PAY_SECONDS: "soon" }, "DAYBOOK_PAY_SECONDS must be a number from 1 to 86400"],
    [{ TRUST_PROXY: "true" }, "TRUST_PROXY=true lets every client choose its address"],
    [{ TRUST_PROXY: "yes", DAYBOOK_MODE: "live" }, "TRUST_PROXY=true lets every client choose its address"],
    [{ DAYBOOK_LOAD_GATE: "5" }, "DAYBOOK_LOAD_GATE must be"],
    [{ DAYBOOK_LOAD_GATE: "soon" }, "DAYBOOK_LOAD_GATE must be"],
    [{ DAYBOOK_LOAD_GATE: "99999" }, "DAYBOOK_LOAD_GATE must be"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of"],
    [{ DAYBOOK_MODE: "demo" }, "DAYBOOK_MODE must be trial or live"],
    [{ DAYBOOK_TEST_PAYMENTS: "yes" }, "DAYBOOK_TEST_PAYMENTS must be 1"],
    [{ DAYBOOK_MODE: "trial", STRIPE_SECRET_KEY: "sk_live_1" }, "STRIPE_SECRET_KEY is a live key"],
    [{ DAYBOOK_MODE: "live", STRIPE_SECRET_KEY: "sk_test_1" }, "STRIPE_SECRET_KEY is a test key"],
    [{ MAIL_URL: "none", STRIPE_SECRET_KEY: "rk_test_1" }, "STRIPE_SECRET_KEY is a test key"],
    [
      { STRIPE_SECRET_KEY: "sk_live_1", DAYBOOK_TEST_PAYMENTS: "1" },
      "DAYBOOK_TEST_PAYMENTS=1 contradicts the live key",
    ],
    [{ NODE_ENV: "staging" }, "NODE_ENV must be production, development or test"],
  ])("rejects %j in one line that names the setting", (env, message) => {
    const read = () => readConfig(env);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(message);
    expect(read).not.toThrow("\n");
  });

  it("never prints a secret in an error", () => {
    expect(() => readConfig({ DAYBOOK_SECRET: "hunter2" })).not.toThrow("hunter2");
    expect(() => readConfig({ STRIPE_SECRET_KEY: "hunter2" })).not.toThrow("hunter2");
    expect(() => readConfig({ STRIPE_SECRET_KEY: "sk_live_hunter2", NODE_ENV: "test" })).not.toThrow(
      "hunter2",
    );
    expect(() => readConfig({ DATABASE_URL: "x://me:hunter2@host" })).not.toThrow("hunter2");
  });
});
