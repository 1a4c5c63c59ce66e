import type { HumanCheck } from "../platform/database/ports.ts";

/** A captcha provider for tests: it confirms the token `human`, and fails at the token `down`. */
export class TestHumanCheck implements HumanCheck {
  /** Every request, in order. */
  readonly asked: { readonly token: string; readonly clientAddress: string }[] = [];

  verify(token: string, clientAddress: string): Promise<boolean> {
    this.asked.push({ token, clientAddress });
    return token === "down"
      ? Promise.reject(new Error("the provider is down"))
      : Promise.resolve(token === "human");
  }
}
