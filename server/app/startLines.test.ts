import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { formatMailLines, getMailState, formatModeLines, formatPaymentLines } from "./startLines.ts";

const HERE = "http://localhost:3000";

describe("start lines", () => {
  it.each([
    [{}, ["Payments are in test mode and move no money: set STRIPE_SECRET_KEY to take payments."]],
    [
      { DAYBOOK_MODE: "live" },
      [
        "There is no payment provider, so services that are paid at booking cannot be booked. Set STRIPE_SECRET_KEY to take payments.",
      ],
    ],
    [
      { DAYBOOK_MODE: "live", DAYBOOK_TEST_PAYMENTS: "1" },
      ["Payments are in test mode and move no money: set STRIPE_SECRET_KEY to take payments."],
    ],
    [{ STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" }, []],
    [
      { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" },
      ["Payments are in Stripe's test mode and move no money."],
    ],
    [
      { STRIPE_SECRET_KEY: "sk_live_1", DAYBOOK_ORIGIN: "https://studio.example" },
      [
        "Stripe is only polled, which is slow: add the endpoint https://studio.example/webhooks/stripe in Stripe and set STRIPE_WEBHOOK_SECRET.",
      ],
    ],
  ])("describe payments: %j", (env, lines) => {
    expect(formatPaymentLines(readConfig(env), HERE)).toEqual(lines);
  });

  it.each([
    [{}, "mailbox", [`Mailbox (no mail leaves this machine): ${HERE}/mailbox/x`]],
    [
      { DAYBOOK_MODE: "live" },
      "pending",
      ["Mails wait for a mail server. Set MAIL_URL and restart to send them, or MAIL_URL=none to drop them."],
    ],
    [{ MAIL_URL: "none" }, "off", ["Mail is turned off: notifications are dropped."]],
    [
      { MAIL_URL: "smtp://mail.example" },
      "sending",
      [`Links in mails lead to ${HERE}: set DAYBOOK_ORIGIN to another address.`],
    ],
    [{ MAIL_URL: "smtp://mail.example", DAYBOOK_ORIGIN: "https://studio.example" }, "sending", []],
  ])("describe mails: %j are %s", (env, state, lines) => {
    expect(getMailState(readConfig(env))).toBe(state);
    expect(formatMailLines(readConfig(env), HERE, "/mailbox/x")).toEqual(lines);
  });

  it("name the mode of a trial, and nothing on a live server", () => {
    expect(formatModeLines(readConfig({}))[0]).toContain("serves this machine only");
    expect(formatModeLines(readConfig({ DAYBOOK_MODE: "trial" }))[0]).toContain("This is a trial");
    expect(formatModeLines(readConfig({ DAYBOOK_MODE: "live" }))).toEqual([]);
  });
});
