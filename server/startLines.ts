import type { Config } from "./config.ts";

/** What an operator has to know about mails, once the server listens at `here`. */
export function mailLines({ mail, stage, origin }: Config, here: string): string[] {
  if (mail.url !== null)
    return origin === null ? [`Links in mails lead to ${here}: set DAYBOOK_ORIGIN to another address.`] : [];
  return stage === "development"
    ? [`  ${`${here}/dev/mailbox`.padEnd(66)}the mails, which are sent to nobody`]
    : ["Mails are sent to nobody: set MAIL_URL to send them."];
}

/** What an operator has to know about payments. */
export function paymentLines({ stripe, origin }: Config, here: string): string[] {
  if (stripe === null)
    return ["Payments are in test mode, no money moves: set STRIPE_SECRET_KEY to take any."];
  return [
    ...(stripe.isTest ? ["Payments are in Stripe's test mode: no money moves."] : []),
    ...(stripe.webhookSecrets.length === 0
      ? [
          `Stripe is only asked, which is slow: have it tell ${origin ?? here}/webhooks/stripe, and set STRIPE_WEBHOOK_SECRET.`,
        ]
      : []),
  ];
}
