import { isAbsolute, resolve } from "node:path";
import { z } from "zod";
import { MAIL_CAPS, type MailCaps } from "../modules/notifications/rules/mailCaps.ts";
import { ConfigError } from "../platform/database/configError.ts";
import type { DatabaseConfig } from "../platform/database/database.ts";
import { type ServerMode, decideMode, isLiveKey } from "./serverMode.ts";

export type MailConfig = {
  /** Null without a mail server: a trial then uses a mailbox, a live server keeps mails pending. */
  url: string | null;
  isOff: boolean;
  /** Null if each business sends from its own address. */
  from: string | null;
};

export type StripeConfig = {
  secretKey: string;
  /** Stripe's test mode moves no money. */
  isTest: boolean;
  /** Two during a rotation. Empty to poll Stripe only. */
  webhookSecrets: string[];
  /** For tests. Null for the real API. */
  apiBase: string | null;
};

const RATES = ["page", "graph", "graph-cost", "key", "key-cost", "capability"] as const;

export type RatesConfig = { readonly [Kind in (typeof RATES)[number]]?: number };

const CAPS = {
  "guests-hour": "guestsPerHour",
  "guest-day": "guestPerDay",
  "booker-day": "bookerPerDay",
} as const satisfies Record<string, keyof MailCaps>;

/** All code below `main.ts` uses these values instead of `process.env`. */
export type Config = {
  mode: ServerMode;
  /** A trial without `DAYBOOK_MODE` serves loopback host names only. */
  isModeChosen: boolean;
  stage: "production" | "development" | "test";
  host: string;
  port: number;
  /** Absolute path. */
  dir: string;
  database: DatabaseConfig;
  /** The current one first. Empty to create one in the database. */
  secrets: string[];
  /** See Fastify's `trustProxy`. */
  trustProxy: boolean | number | string;
  mail: MailConfig;
  stripe: StripeConfig | null;
  /** Always in a trial, on a live server with `DAYBOOK_TEST_PAYMENTS=1`. */
  testPayments: boolean;
  /** Null for the rest of the hold, at least five minutes. */
  paySeconds: number | null;
  /** Without trailing slash. Null for the listening address. */
  origin: string | null;
  /** Null if limits are off. */
  rates: RatesConfig | null;
  /** Null to never reject reads. */
  loadGateMs: number | null;
  mailCaps: MailCaps;
  operationSeconds: number;
  /** An e-mail address or an `https:` address. Null for each business's own. */
  securityContact: string | null;
  metricsToken: string | null;
  metricsPort: number | null;
  /** For development only. */
  webhooksToLoopback: boolean;
  /** Fills the calendar of a new demo. */
  demoBookings: boolean;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
};

/** A shorter secret could be guessed offline from one signature. */
const MIN_SECRET = 32;
const MIN_METRICS_TOKEN = 16;
/** `platform/mail/smtpUrl.ts` documents `tls`. */
const SMTP_URL = /^smtps?:\/\/[^?#/]+\/?(\?tls=(required|optional|unverified))?$/;

const port = z.coerce
  .number("PORT must be a number from 0 to 65535")
  .int("PORT must be a whole number")
  .min(0, "PORT must be a number from 0 to 65535")
  .max(65535, "PORT must be a number from 0 to 65535");

const environment = z.object({
  DAYBOOK_MODE: z.enum(["trial", "live"], "DAYBOOK_MODE must be trial or live").optional(),
  NODE_ENV: z
    .enum(["production", "development", "test"], "NODE_ENV must be production, development or test")
    .default("production"),
  HOST: z.string().default("127.0.0.1"),
  PORT: port.default(3000),
  DAYBOOK_DIR: z.string().default(".daybook"),
  DATABASE_URL: z.string().refine(isPostgresUrl, "DATABASE_URL must look like postgresql://…").optional(),
  DATABASE_CONNECTIONS: z.coerce
    .number("DATABASE_CONNECTIONS must be a number from 2 to 500")
    .int("DATABASE_CONNECTIONS must be a whole number")
    .min(2, "DATABASE_CONNECTIONS must be a number from 2 to 500")
    .max(500, "DATABASE_CONNECTIONS must be a number from 2 to 500")
    .default(10),
  DAYBOOK_SECRET: z
    .string()
    .transform((text) => text.split(",").map((part) => part.trim()))
    .refine(
      (secrets) => secrets.every((secret) => secret.length >= MIN_SECRET),
      `DAYBOOK_SECRET: every secret needs at least ${MIN_SECRET} characters (commas separate a new one from old ones)`,
    )
    .default([]),
  TRUST_PROXY: z.string().transform(parseTrust).optional(),
  MAIL_URL: z
    .string()
    .refine(
      (text) => text === "none" || (SMTP_URL.test(text) && URL.canParse(text)),
      "MAIL_URL must look like smtp://user:password@host:587 or smtps://… (with ?tls=optional or ?tls=unverified at most), or be none",
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\s@<>,;"]+@[^\s@<>,;"]+$/, "MAIL_FROM must be an e-mail address and nothing else")
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, "STRIPE_SECRET_KEY must look like sk_test_… or sk_live_…")
    .optional(),
  DAYBOOK_TEST_PAYMENTS: z
    .enum(["0", "1"], "DAYBOOK_TEST_PAYMENTS must be 1 (payments move no money) or 0")
    .default("0"),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform((text) => text.split(",").map((part) => part.trim()))
    .refine(
      (secrets) => secrets.every((secret) => /^whsec_\S+$/.test(secret)),
      "STRIPE_WEBHOOK_SECRET must look like whsec_… (commas separate a new one from the old one)",
    )
    .default([]),
  STRIPE_API_BASE: z
    .string()
    .refine(isOrigin, "STRIPE_API_BASE must look like http://127.0.0.1:12111")
    .transform((text) => new URL(text).origin)
    .optional(),
  DAYBOOK_PAY_SECONDS: z.coerce
    .number("DAYBOOK_PAY_SECONDS must be a number from 1 to 86400")
    .int("DAYBOOK_PAY_SECONDS must be a whole number")
    .min(1, "DAYBOOK_PAY_SECONDS must be a number from 1 to 86400")
    .max(86_400, "DAYBOOK_PAY_SECONDS must be a number from 1 to 86400")
    .optional(),
  DAYBOOK_ORIGIN: z
    .string()
    .refine(isOrigin, "DAYBOOK_ORIGIN must look like https://bookings.example.com")
    .transform((text) => new URL(text).origin)
    .optional(),
  DAYBOOK_MAIL_CAPS: z
    .string()
    .refine(
      (text) => parseCaps(text) !== undefined,
      `DAYBOOK_MAIL_CAPS must look like guests-hour=300,guest-day=10 with ${Object.keys(CAPS).join(", ")}`,
    )
    .transform((text) => ({ ...MAIL_CAPS, ...parseCaps(text) }))
    .default(MAIL_CAPS),
  DAYBOOK_RATE_LIMITS: z
    .string()
    .refine(
      (text) => parseRates(text) !== undefined,
      `DAYBOOK_RATE_LIMITS must be "off", or look like graph=600,key=1200 with ${RATES.join(", ")}`,
    )
    .transform((text) => parseRates(text) ?? null)
    .default({}),
  DAYBOOK_LOAD_GATE: z
    .string()
    .regex(/^\s*(off|\d{2,5})\s*$/i, 'DAYBOOK_LOAD_GATE must be "off", or milliseconds from 20 to 60000')
    .transform((text) => (/off/i.test(text) ? null : Number(text)))
    .refine(
      (ms) => ms === null || (ms >= 20 && ms <= 60_000),
      'DAYBOOK_LOAD_GATE must be "off", or milliseconds from 20 to 60000',
    )
    .default(250),
  DAYBOOK_OPERATION_SECONDS: z.coerce
    .number("DAYBOOK_OPERATION_SECONDS must be a number from 1 to 120")
    .int("DAYBOOK_OPERATION_SECONDS must be a whole number")
    .min(1, "DAYBOOK_OPERATION_SECONDS must be a number from 1 to 120")
    .max(120, "DAYBOOK_OPERATION_SECONDS must be a number from 1 to 120")
    .default(20),
  DAYBOOK_SECURITY_CONTACT: z
    .string()
    .refine(
      (text) =>
        /^(mailto:)?[^\s@<>,;"]+@[^\s@<>,;"]+$/i.test(text) ||
        (/^https:\/\/\S+$/.test(text) && URL.canParse(text)),
      "DAYBOOK_SECURITY_CONTACT must be an e-mail address or look like https://example.com/security",
    )
    .optional(),
  DAYBOOK_METRICS_TOKEN: z
    .string()
    .min(MIN_METRICS_TOKEN, `DAYBOOK_METRICS_TOKEN needs at least ${MIN_METRICS_TOKEN} characters`)
    .optional(),
  DAYBOOK_METRICS_PORT: z.coerce
    .number("DAYBOOK_METRICS_PORT must be a number from 1 to 65535")
    .int("DAYBOOK_METRICS_PORT must be a whole number")
    .min(1, "DAYBOOK_METRICS_PORT must be a number from 1 to 65535")
    .max(65_535, "DAYBOOK_METRICS_PORT must be a number from 1 to 65535")
    .optional(),
  DAYBOOK_WEBHOOKS_TO_LOOPBACK: z
    .enum(["0", "1"], "DAYBOOK_WEBHOOKS_TO_LOOPBACK must be 1 (for tests) or 0")
    .default("0"),
  DAYBOOK_DEMO_BOOKINGS: z
    .enum(["0", "1"], "DAYBOOK_DEMO_BOOKINGS must be 1 (a new demo has bookings) or 0")
    .default("0"),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent",
    )
    .default("info"),
});

/**
 * An empty setting counts as absent.
 * @throws {ConfigError} for the first invalid setting
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const settings = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = environment.safeParse(settings);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues[0]?.message ?? "the settings cannot be read");
  }
  const value = parsed.data;
  const dir = isAbsolute(value.DAYBOOK_DIR) ? value.DAYBOOK_DIR : resolve(value.DAYBOOK_DIR);
  const mode = decideMode(value);
  const stripe = readStripe(value, mode);
  return {
    mode,
    isModeChosen: value.DAYBOOK_MODE !== undefined,
    stage: value.NODE_ENV,
    host: value.HOST,
    port: value.PORT,
    dir,
    database:
      value.DATABASE_URL === undefined
        ? { kind: "embedded", dir }
        : { kind: "server", url: value.DATABASE_URL, maxConnections: value.DATABASE_CONNECTIONS },
    secrets: value.DAYBOOK_SECRET,
    trustProxy: checkTrust(value.TRUST_PROXY ?? false, mode),
    mail: {
      url: value.MAIL_URL === "none" ? null : (value.MAIL_URL ?? null),
      isOff: value.MAIL_URL === "none",
      from: value.MAIL_FROM ?? null,
    },
    stripe,
    testPayments: (mode === "trial" || value.DAYBOOK_TEST_PAYMENTS === "1") && (stripe?.isTest ?? true),
    paySeconds: value.DAYBOOK_PAY_SECONDS ?? null,
    origin: value.DAYBOOK_ORIGIN ?? null,
    rates: value.DAYBOOK_RATE_LIMITS,
    loadGateMs: value.DAYBOOK_LOAD_GATE,
    mailCaps: value.DAYBOOK_MAIL_CAPS,
    operationSeconds: value.DAYBOOK_OPERATION_SECONDS,
    securityContact: value.DAYBOOK_SECURITY_CONTACT?.replace(/^mailto:/i, "") ?? null,
    metricsToken: value.DAYBOOK_METRICS_TOKEN ?? null,
    metricsPort: value.DAYBOOK_METRICS_PORT ?? null,
    webhooksToLoopback: value.DAYBOOK_WEBHOOKS_TO_LOOPBACK === "1",
    demoBookings: value.DAYBOOK_DEMO_BOOKINGS === "1",
    logLevel: value.LOG_LEVEL,
  };
}

/** A live key needs a live server, and a test key on a live server `DAYBOOK_TEST_PAYMENTS=1`. */
function readStripe(value: z.infer<typeof environment>, mode: ServerMode): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets } = value;
  const hasTestPayments = value.DAYBOOK_TEST_PAYMENTS === "1";
  if (secretKey === undefined) {
    if (webhookSecrets.length === 0) return null;
    throw new ConfigError("STRIPE_WEBHOOK_SECRET is set, but STRIPE_SECRET_KEY is missing");
  }
  const isTest = !isLiveKey(secretKey);
  if (isTest && mode === "live" && !hasTestPayments) {
    throw new ConfigError(
      "STRIPE_SECRET_KEY is a test key, which moves no money: a live server takes it with DAYBOOK_TEST_PAYMENTS=1 only",
    );
  }
  if (!isTest && (mode === "trial" || value.NODE_ENV !== "production")) {
    throw new ConfigError(
      "STRIPE_SECRET_KEY is a live key, which moves money: it needs DAYBOOK_MODE=live and NODE_ENV=production",
    );
  }
  if (!isTest && hasTestPayments) {
    throw new ConfigError(
      "DAYBOOK_TEST_PAYMENTS=1 contradicts the live key in STRIPE_SECRET_KEY: remove one",
    );
  }
  if (!isTest && value.STRIPE_API_BASE !== undefined) {
    throw new ConfigError("STRIPE_API_BASE is for tests: a live key is sent to Stripe only");
  }
  return { secretKey, isTest, webhookSecrets, apiBase: value.STRIPE_API_BASE ?? null };
}

/** @throws {ConfigError} for `true` on a live server, because clients could choose their address */
function checkTrust(trust: boolean | number | string, mode: ServerMode): boolean | number | string {
  if (trust !== true || mode !== "live") return trust;
  throw new ConfigError(
    "TRUST_PROXY=true lets every client choose its address: set the number of proxies (TRUST_PROXY=1) or their addresses",
  );
}

function isOrigin(text: string): boolean {
  return /^https?:\/\/./.test(text) && URL.canParse(text) && ["/", ""].includes(new URL(text).pathname);
}

function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text);
}

/** `1` is one hop. Any text that is neither a switch nor a number is a list of addresses. */
function parseTrust(text: string): boolean | number | string {
  const word = text.trim().toLowerCase();
  if (["true", "yes", "on"].includes(word)) return true;
  if (["false", "no", "off", "0"].includes(word)) return false;
  return /^\d+$/.test(word) ? Number(word) : text.trim();
}

function parseCaps(text: string): Partial<MailCaps> | undefined {
  const pairs = text.split(",").map((pair) => /^\s*([a-z-]+)\s*=\s*([1-9]\d{0,6})\s*$/.exec(pair));
  const caps = pairs.map((pair) => (pair && Object.hasOwn(CAPS, pair[1]!) ? pair : null));
  if (caps.some((pair) => pair === null)) return undefined;
  return Object.fromEntries(caps.map((pair) => [CAPS[pair![1] as keyof typeof CAPS], Number(pair![2])]));
}

function parseRates(text: string): RatesConfig | null | undefined {
  if (text.trim().toLowerCase() === "off") return null;
  const pairs = text.split(",").map((pair) => pair.split("=").map((part) => part.trim()));
  const isValid = pairs.every(
    ([kind, count, ...more]) =>
      RATES.some((one) => one === kind) && /^[1-9]\d{0,8}$/.test(count ?? "") && more.length === 0,
  );
  return isValid ? Object.fromEntries(pairs.map(([kind, count]) => [kind, Number(count)])) : undefined;
}
