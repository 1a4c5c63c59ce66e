import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { mailLines, paymentLines } from "./startLines.ts";

const HERE = "http://localhost:3000";

describe("what an operator is told at the start", () => {
  it.each([
    [{}, ["Payments are in test mode, no money moves: set STRIPE_SECRET_KEY to take any."]],
    [{ STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" }, []],
    [
      { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" },
      ["Payments are in Stripe's test mode: no money moves."],
    ],
    [
      { STRIPE_SECRET_KEY: "sk_live_1", DAYBOOK_ORIGIN: "https://studio.example" },
      [
        "Stripe is only asked, which is slow: have it tell https://studio.example/webhooks/stripe, and set STRIPE_WEBHOOK_SECRET.",
      ],
    ],
  ])("payments: %j", (env, lines) => {
    expect(paymentLines(readConfig(env), HERE)).toEqual(lines);
  });

  it.each([
    [{}, ["Mails are sent to nobody: set MAIL_URL to send them."]],
    [
      { MAIL_URL: "smtp://mail.example" },
      [`Links in mails lead to ${HERE}: set DAYBOOK_ORIGIN to another address.`],
    ],
    [{ MAIL_URL: "smtp://mail.example", DAYBOOK_ORIGIN: "https://studio.example" }, []],
  ])("mails: %j", (env, lines) => {
    expect(mailLines(readConfig(env), HERE)).toEqual(lines);
  });
});
