import { getFailure } from "../../platform/database/domainError.ts";
import type { HumanCheck } from "../../platform/database/ports.ts";
import type { Deps } from "../../platform/database/scope.ts";

declare module "../../platform/database/scope.ts" {
  interface Deps {
    /** Null without a captcha provider. Proof of work is then the only way. */
    readonly humanCheck: HumanCheck | null;
  }
}

/** In characters. */
const LONGEST_TOKEN = 10_000;

/**
 * Runs `write`. If it requires proof of work and the captcha provider confirms the caller's token, runs it again as
 * proven.
 * Fails as `write` does.
 */
export async function withHumanCheck<T>(
  { humanCheck }: Pick<Deps, "humanCheck">,
  {
    captchaToken,
    clientAddress,
  }: { readonly clientAddress: string; readonly captchaToken?: string | null | undefined },
  isProven: boolean,
  write: (isProven: boolean) => Promise<T>,
): Promise<T> {
  try {
    return await write(isProven);
  } catch (error) {
    const needsWork = getFailure(error)?.code === "PROOF_REQUIRED";
    const token = captchaToken != null && captchaToken.length <= LONGEST_TOKEN ? captchaToken : null;
    if (!needsWork || token === null || !humanCheck) throw error;
    const isHuman = await humanCheck.verify(token, clientAddress).catch(() => false);
    if (!isHuman) throw error;
    return write(true);
  }
}
