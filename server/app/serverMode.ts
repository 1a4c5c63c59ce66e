import { isLoopbackHost } from "../platform/http/loopbackHost.ts";

/** `live` serves real businesses and fails closed. */
export type ServerMode = "trial" | "live";

export type ModeSettings = {
  DAYBOOK_MODE?: ServerMode | undefined;
  DATABASE_URL?: string | undefined;
  TRUST_PROXY?: unknown;
  MAIL_URL?: string | undefined;
  HOST?: string | undefined;
  DAYBOOK_ORIGIN?: string | undefined;
  STRIPE_SECRET_KEY?: string | undefined;
};

/**
 * Without `DAYBOOK_MODE`, any setting that only a real installation needs makes the server live. A forgotten variable
 * never starts a trial.
 */
export function decideMode(given: ModeSettings): ServerMode {
  if (given.DAYBOOK_MODE !== undefined) return given.DAYBOOK_MODE;
  return needsLive(given) ? "live" : "trial";
}

function needsLive(given: ModeSettings): boolean {
  return (
    given.DATABASE_URL !== undefined ||
    given.TRUST_PROXY !== undefined ||
    given.MAIL_URL !== undefined ||
    (given.HOST !== undefined && !isLoopbackHost(given.HOST)) ||
    (given.DAYBOOK_ORIGIN !== undefined && !isLoopbackHost(new URL(given.DAYBOOK_ORIGIN).hostname)) ||
    (given.STRIPE_SECRET_KEY !== undefined && isLiveKey(given.STRIPE_SECRET_KEY))
  );
}

export function isLiveKey(stripeKey: string): boolean {
  return !/^.._test_/.test(stripeKey);
}
