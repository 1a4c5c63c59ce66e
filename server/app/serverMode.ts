import { isLoopbackHost } from "../platform/http/loopbackHost.ts";

/** `trial` shows the product with a demo business and test payments; `live` serves real businesses and fails closed. */
export type ServerMode = "trial" | "live";

/** The settings that decide the mode, as the environment has them. */
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
 * Returns the mode of a start. `DAYBOOK_MODE` decides when it is set. Otherwise every setting that only a real
 * installation needs makes the server live, so that a forgotten variable never starts a trial by mistake.
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

/** Returns true if a Stripe key moves money. */
export function isLiveKey(stripeKey: string): boolean {
  return !/^.._test_/.test(stripeKey);
}
