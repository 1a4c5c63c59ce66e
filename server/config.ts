import { isAbsolute, resolve } from "node:path";
import { z } from "zod";

/** Where the rows live: the PostgreSQL inside this process, or a server that somebody runs. */
export type DatabaseConfig =
  | { kind: "embedded"; dir: string }
  | { kind: "server"; url: string; maxConnections: number };

/** How mails leave the house. */
export type MailConfig = {
  /** `smtp://` or `smtps://`; null: they are kept in memory. */
  url: string | null;
  /** The address they come from; null: each business's own. */
  from: string | null;
};

/** How Stripe is spoken to. */
export type StripeConfig = {
  secretKey: string;
  /** The key is one of Stripe's test mode: no money moves. */
  isTest: boolean;
  /** The signing secrets of the webhook endpoint; two while one is being replaced. Empty: Stripe can tell nothing, it is only asked. */
  webhookSecrets: string[];
  /** Where Stripe's API is, for tests; null: where it always is. */
  apiBase: string | null;
};

/** What is counted of what everybody asks for; see `services/rateLimits.ts`. */
const RATES = ["page", "graph", "graph-cost", "key", "key-cost", "capability"] as const;

/** How much of some of it a minute, otherwise than usual. */
export type RatesConfig = { readonly [Kind in (typeof RATES)[number]]?: number };

/** The environment, read once. Everything below `main.ts` gets values from here, never from `process.env`. */
export type Config = {
  mode: "production" | "development" | "test";
  host: string;
  port: number;
  /** The folder of this installation: embedded database and its lock. Absolute. */
  dir: string;
  database: DatabaseConfig;
  /** Signing secrets given by the operator, the current one first; empty: one is made and kept in the database. */
  secrets: string[];
  /** Whose forwarded headers count: nobody's, everybody's, so many hops, or these addresses (Fastify's `trustProxy`). */
  trustProxy: boolean | number | string;
  mail: MailConfig;
  /** Who takes payments; null: the test provider, with which no money moves. */
  stripe: StripeConfig | null;
  /** How long visitors have to pay, in seconds; null: what is left of the hold, and five minutes at least. */
  paySeconds: number | null;
  /** Where links in mails lead for a business that has no address of its own, without a slash at the end; null: here. */
  origin: string | null;
  /** Limits otherwise than usual; null: nobody is counted. */
  rates: RatesConfig | null;
  /** How long an operation of the graph may take, in seconds. */
  operationSeconds: number;
  /** Who may read `/metrics` from elsewhere, by this token; null: nobody. */
  metricsToken: string | null;
  /** Webhooks may lead to this very machine, without TLS too: for trying things out, never where strangers are owners. */
  webhooksToLoopback: boolean;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
};

/** A setting that cannot be used. The message is one line and names the setting. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

const MIN_SECRET = 16;

const port = z.coerce
  .number("PORT must be a number from 0 to 65535")
  .int("PORT must be a whole number")
  .min(0, "PORT must be a number from 0 to 65535")
  .max(65535, "PORT must be a number from 0 to 65535");

const environment = z.object({
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
  TRUST_PROXY: z.string().transform(readTrust).default(false),
  MAIL_URL: z
    .string()
    .refine(
      (text) => /^smtps?:\/\/./.test(text) && URL.canParse(text),
      "MAIL_URL must look like smtp://user:password@host:587 or smtps://…",
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
  DAYBOOK_RATE_LIMITS: z
    .string()
    .refine(
      (text) => readRates(text) !== undefined,
      `DAYBOOK_RATE_LIMITS must be "off", or look like graph=600,key=1200 with ${RATES.join(", ")}`,
    )
    .transform((text) => readRates(text) ?? null)
    .default({}),
  DAYBOOK_OPERATION_SECONDS: z.coerce
    .number("DAYBOOK_OPERATION_SECONDS must be a number from 1 to 120")
    .int("DAYBOOK_OPERATION_SECONDS must be a whole number")
    .min(1, "DAYBOOK_OPERATION_SECONDS must be a number from 1 to 120")
    .max(120, "DAYBOOK_OPERATION_SECONDS must be a number from 1 to 120")
    .default(20),
  DAYBOOK_METRICS_TOKEN: z
    .string()
    .min(MIN_SECRET, `DAYBOOK_METRICS_TOKEN needs at least ${MIN_SECRET} characters`)
    .optional(),
  DAYBOOK_WEBHOOKS_TO_LOOPBACK: z
    .enum(["0", "1"], "DAYBOOK_WEBHOOKS_TO_LOOPBACK must be 1 (for trying things out) or 0")
    .default("0"),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent",
    )
    .default("info"),
});

/**
 * Reads the settings out of an environment. A setting that is there but empty counts as absent.
 *
 * @throws {ConfigError} for the first setting that cannot be used
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const read = environment.safeParse(given);
  if (!read.success) {
    throw new ConfigError(read.error.issues[0]?.message ?? "the settings cannot be read");
  }
  const value = read.data;
  const dir = isAbsolute(value.DAYBOOK_DIR) ? value.DAYBOOK_DIR : resolve(value.DAYBOOK_DIR);
  return {
    mode: value.NODE_ENV,
    host: value.HOST,
    port: value.PORT,
    dir,
    database:
      value.DATABASE_URL === undefined
        ? { kind: "embedded", dir }
        : { kind: "server", url: value.DATABASE_URL, maxConnections: value.DATABASE_CONNECTIONS },
    secrets: value.DAYBOOK_SECRET,
    trustProxy: value.TRUST_PROXY,
    mail: { url: value.MAIL_URL ?? null, from: value.MAIL_FROM ?? null },
    stripe: stripeOf(value),
    paySeconds: value.DAYBOOK_PAY_SECONDS ?? null,
    origin: value.DAYBOOK_ORIGIN ?? null,
    rates: value.DAYBOOK_RATE_LIMITS,
    operationSeconds: value.DAYBOOK_OPERATION_SECONDS,
    metricsToken: value.DAYBOOK_METRICS_TOKEN ?? null,
    webhooksToLoopback: value.DAYBOOK_WEBHOOKS_TO_LOOPBACK === "1",
    logLevel: value.LOG_LEVEL,
  };
}

/** A key that moves money is for production alone; a test key is welcome everywhere, for trying things out. */
function stripeOf(value: z.infer<typeof environment>): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets } = value;
  if (secretKey === undefined) {
    if (webhookSecrets.length === 0) return null;
    throw new ConfigError("STRIPE_WEBHOOK_SECRET is there, but STRIPE_SECRET_KEY is missing");
  }
  const isTest = /^.._test_/.test(secretKey);
  if (!isTest && value.NODE_ENV !== "production") {
    throw new ConfigError(
      "STRIPE_SECRET_KEY is a live key: it moves money, and is taken with NODE_ENV=production only",
    );
  }
  if (!isTest && value.STRIPE_API_BASE !== undefined) {
    throw new ConfigError("STRIPE_API_BASE is for tests: a live key is sent to nobody but Stripe");
  }
  return { secretKey, isTest, webhookSecrets, apiBase: value.STRIPE_API_BASE ?? null };
}

function isOrigin(text: string): boolean {
  return /^https?:\/\/./.test(text) && URL.canParse(text) && ["/", ""].includes(new URL(text).pathname);
}

function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text);
}

/** `1`, `true`, `yes`: everybody; `0`, `false`, `no`: nobody; a larger number: hops; else a list of addresses. */
function readTrust(text: string): boolean | number | string {
  const word = text.trim().toLowerCase();
  if (["true", "yes", "on"].includes(word)) return true;
  if (["false", "no", "off", "0"].includes(word)) return false;
  return /^\d+$/.test(word) ? Number(word) : text.trim();
}

/** `off`: nobody is counted (null); else `kind=number` pairs. Undefined: neither. */
function readRates(text: string): RatesConfig | null | undefined {
  if (text.trim().toLowerCase() === "off") return null;
  const pairs = text.split(",").map((pair) => pair.split("=").map((part) => part.trim()));
  const isFine = pairs.every(
    ([kind, count, ...more]) =>
      RATES.some((one) => one === kind) && /^[1-9]\d{0,8}$/.test(count ?? "") && more.length === 0,
  );
  return isFine ? Object.fromEntries(pairs.map(([kind, count]) => [kind, Number(count)])) : undefined;
}
