import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import type { Database } from "../platform/database/database.ts";
import { type StartAddress, loadStartAddresses } from "./data/startAddresses.ts";
import type { MailState } from "../platform/http/health.ts";
import { addressLines, serverAddresses } from "../tooling/addresses.ts";

export function modeLines({ mode, isModeChosen }: Pick<Config, "mode" | "isModeChosen">): string[] {
  if (mode === "live") return [];
  return isModeChosen
    ? ["This is a trial: never show it to real visitors. DAYBOOK_MODE=live serves real businesses."]
    : [
        "This is a trial, which answers on this machine only. To serve real visitors set DAYBOOK_MODE=live; server/OPERATIONS.md lists the other settings.",
      ];
}

export function mailState({ mail, mode }: Pick<Config, "mail" | "mode">): MailState {
  if (mail.isOff) return "off";
  if (mail.url !== null) return "sending";
  return mode === "trial" ? "mailbox" : "pending";
}

export function mailLines(config: Config, here: string, mailbox: string | null): string[] {
  switch (mailState(config)) {
    case "off":
      return ["Mail is turned off: notifications are dropped."];
    case "pending":
      return [
        "Mails wait for a mail server. Set MAIL_URL and restart to send them, or MAIL_URL=none to drop them.",
      ];
    case "mailbox":
      return [`Mailbox (no mail leaves this machine): ${here}${mailbox ?? ""}`];
    case "sending":
      return config.origin === null
        ? [`Links in mails lead to ${here}: set DAYBOOK_ORIGIN to another address.`]
        : [];
  }
}

export function paymentLines({ stripe, testPayments, origin }: Config, here: string): string[] {
  if (stripe === null)
    return [
      testPayments
        ? "Payments are in test mode and move no money: set STRIPE_SECRET_KEY to take payments."
        : "There is no payment provider, so services that are paid at booking cannot be booked. Set STRIPE_SECRET_KEY to take payments.",
    ];
  return [
    ...(stripe.isTest ? ["Payments are in Stripe's test mode and move no money."] : []),
    ...(stripe.webhookSecrets.length === 0
      ? [
          `Stripe is only polled, which is slow: add the endpoint ${origin ?? here}/webhooks/stripe in Stripe and set STRIPE_WEBHOOK_SECRET.`,
        ]
      : []),
  ];
}

export async function startAddresses(
  { query }: Pick<Database, "query">,
  business: { readonly id: string } | null,
  app: Pick<FastifyInstance, "inject">,
  now: number,
): Promise<StartAddress[]> {
  if (business === null) return [...serverAddresses];
  const pages = await loadStartAddresses(query, business.id, now);
  // The content of the site decides whether `/` shows a page.
  const home = await app.inject({ url: "/", headers: { host: "localhost" } });
  return [
    ...(home.statusCode < 400 ? [{ path: "/", shows: "the public site" }] : []),
    ...pages,
    ...serverAddresses,
  ];
}

export function readyLines(
  config: Config,
  here: string,
  addresses: readonly StartAddress[],
  { mailbox, hasBusiness }: { readonly mailbox: string | null; readonly hasBusiness: boolean },
): string[] {
  return [
    ...addressLines(here, addresses),
    ...(hasBusiness
      ? []
      : [
          "No business answers at this address. See npm run daybook -- business list, business add, and business default for the one of unknown hosts.",
        ]),
    ...modeLines(config),
    ...mailLines(config, here, mailbox),
    ...paymentLines(config, here),
  ];
}
