import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import type { Database } from "./data/database.ts";
import { type StartAddress, loadStartAddresses } from "./data/startAddresses.ts";
import type { MailState } from "./http/health.ts";
import { addressLines, serverAddresses } from "./tasks/addresses.ts";

/** One line on the mode, with the way out of it. */
export function modeLines({ mode, isModeChosen }: Pick<Config, "mode" | "isModeChosen">): string[] {
  if (mode === "live") return [];
  return isModeChosen
    ? ["This is a trial: never show it to real visitors. DAYBOOK_MODE=live serves real businesses."]
    : [
        "This is a trial, which answers on this machine only. To serve real visitors set DAYBOOK_MODE=live; README.md says what else it needs.",
      ];
}

/** How mails are delivered under these settings. */
export function mailState({ mail, mode }: Pick<Config, "mail" | "mode">): MailState {
  if (mail.isOff) return "off";
  if (mail.url !== null) return "sending";
  return mode === "trial" ? "mailbox" : "pending";
}

/** The lines on mails. `here` is the origin that the server listens at. */
export function mailLines(config: Config, here: string, mailbox: string | null): string[] {
  switch (mailState(config)) {
    case "off":
      return ["Mail is turned off: notifications are dropped."];
    case "pending":
      return [
        "Mails are kept until there is a mail server: set MAIL_URL and restart to send them, or MAIL_URL=none to send none.",
      ];
    case "mailbox":
      return [`The mails, which are sent to no one: ${here}${mailbox ?? ""}`];
    case "sending":
      return config.origin === null
        ? [`Links in mails lead to ${here}: set DAYBOOK_ORIGIN to another address.`]
        : [];
  }
}

/** The lines on payments. */
export function paymentLines({ stripe, testPayments, origin }: Config, here: string): string[] {
  if (stripe === null)
    return [
      testPayments
        ? "Payments are in test mode and move no money: set STRIPE_SECRET_KEY to take payments."
        : "There is no payment provider: services that are paid when booking cannot be booked. Set STRIPE_SECRET_KEY to take payments.",
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

/** The addresses that answer: the server's own pages, and those of the business that unknown hosts get. */
export async function startAddresses(
  { query }: Pick<Database, "query">,
  business: { readonly id: string } | null,
  app: Pick<FastifyInstance, "inject">,
  now: number,
): Promise<StartAddress[]> {
  if (business === null) return [...serverAddresses];
  const pages = await loadStartAddresses(query, business.id, now);
  // Whether `/` shows a page depends on the content of the site.
  const home = await app.inject({ url: "/", headers: { host: "localhost" } });
  return [
    ...(home.statusCode < 400 ? [{ path: "/", shows: "the public site" }] : []),
    ...pages,
    ...serverAddresses,
  ];
}

/** Everything that a start prints once the server listens at `here`. */
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
          "No business answers at this address. npm run daybook -- business list names them all, business add makes one, business default chooses the one for unknown hosts.",
        ]),
    ...modeLines(config),
    ...mailLines(config, here, mailbox),
    ...paymentLines(config, here),
  ];
}
