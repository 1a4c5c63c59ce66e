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
export function decideMode(settings: ModeSettings): ServerMode {
  if (settings.DAYBOOK_MODE !== undefined) return settings.DAYBOOK_MODE;
  return needsLive(settings) ? "live" : "trial";
}

function needsLive(settings: ModeSettings): boolean {
  return (
    settings.DATABASE_URL !== undefined ||
    settings.TRUST_PROXY !== undefined ||
    settings.MAIL_URL !== undefined ||
    (settings.HOST !== undefined && !isLoopbackHost(settings.HOST)) ||
    (settings.DAYBOOK_ORIGIN !== undefined && !isLoopbackHost(new URL(settings.DAYBOOK_ORIGIN).hostname)) ||
    (settings.STRIPE_SECRET_KEY !== undefined && isLiveKey(settings.STRIPE_SECRET_KEY))
  );
}

export function isLiveKey(stripeKey: string): boolean {
  return !/^.._test_/.test(stripeKey);
}
