import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import type { Database } from "../platform/database/database.ts";
import { type StartAddress, loadStartAddresses } from "./data/startAddresses.ts";
import type { MailState } from "../platform/http/health.ts";
import { formatAddresses, serverAddresses } from "../tooling/addresses.ts";

export function formatModeLines({ mode, isModeChosen }: Pick<Config, "mode" | "isModeChosen">): string[] {
  if (mode === "live") return [];
  return isModeChosen
    ? ["This is a trial: never show it to real visitors. DAYBOOK_MODE=live serves real businesses."]
    : [
        "This is a trial, which serves this machine only. To serve real visitors set DAYBOOK_MODE=live; server/OPERATIONS.md lists the other settings.",
      ];
}

export function getMailState({ mail, mode }: Pick<Config, "mail" | "mode">): MailState {
  if (mail.isOff) return "off";
  if (mail.url !== null) return "sending";
  return mode === "trial" ? "mailbox" : "pending";
}

export function formatMailLines(config: Config, listeningOrigin: string, mailbox: string | null): string[] {
  switch (getMailState(config)) {
    case "off":
      return ["Mail is turned off: notifications are dropped."];
    case "pending":
      return [
        "Mails wait for a mail server. Set MAIL_URL and restart to send them, or MAIL_URL=none to drop them.",
      ];
    case "mailbox":
      return [`Mailbox (no mail leaves this machine): ${listeningOrigin}${mailbox ?? ""}`];
    case "sending":
      return config.origin === null
        ? [`Links in mails lead to ${listeningOrigin}: set DAYBOOK_ORIGIN to another address.`]
        : [];
  }
}

export function formatPaymentLines(
  { stripe, testPayments, origin }: Config,
  listeningOrigin: string,
): string[] {
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
          `Stripe is only polled, which is slow: add the endpoint ${origin ?? listeningOrigin}/webhooks/stripe in Stripe and set STRIPE_WEBHOOK_SECRET.`,
        ]
      : []),
  ];
}

export async function findStartAddresses(
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

export function formatReadyLines(
  config: Config,
  listeningOrigin: string,
  addresses: readonly StartAddress[],
  { mailbox, hasBusiness }: { readonly mailbox: string | null; readonly hasBusiness: boolean },
): string[] {
  return [
    ...formatAddresses(listeningOrigin, addresses),
    ...(hasBusiness
      ? []
      : [
          "No business answers at this address. See npm run daybook -- business list, business add, and business default for the one of unknown hosts.",
        ]),
    ...formatModeLines(config),
    ...formatMailLines(config, listeningOrigin, mailbox),
    ...formatPaymentLines(config, listeningOrigin),
  ];
}
