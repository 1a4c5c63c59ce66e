import type { HumanCheck } from "../../platform/database/ports.ts";

/** Accepts the token `human` and throws for the token `down`. */
export class TestHumanCheck implements HumanCheck {
  readonly asked: { readonly token: string; readonly clientAddress: string }[] = [];

  verify(token: string, clientAddress: string): Promise<boolean> {
    this.asked.push({ token, clientAddress });
    return token === "down"
      ? Promise.reject(new Error("the provider is down"))
      : Promise.resolve(token === "human");
  }
}
