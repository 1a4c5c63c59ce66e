import type { I18n } from "@lingui/core";
import { formatList } from "../../../shared/languages/formatList.ts";
import { languageTag } from "../../../shared/languages/locales.ts";
import { formatMoney } from "../../../shared/money/formatMoney.ts";
import type { Money } from "../../../shared/money/money.ts";
import type { MailContent, MailLine } from "./content.ts";
import { formatInstant, getLineTimeZone } from "./moments.ts";

export type Fact = readonly [label: string, text: string];

export function getLineFacts(i18n: I18n, content: MailContent, line: MailLine): Fact[] {
  const localeTag = languageTag(content.locale);
  const isMixed = new Set(content.lines.map((one) => one.status)).size > 1;
  const seats = line.seats > 1 ? String(line.seats) : "";
  return withoutEmpty([
    [
      i18n._("Before"),
      line.formerStart === null
        ? ""
        : formatInstant(content, line.formerStart, getLineTimeZone(content, line)),
    ],
    [i18n._("Status"), isMixed ? statusText(i18n, line) : ""],
    [i18n._("For"), line.guestName ?? ""],
    [i18n._("With"), content.recipient === "STAFF" ? "" : formatList(line.staff, localeTag)],
    [i18n._("Where"), placeText(i18n, line)],
    [i18n._("Seats"), seats],
    [i18n._("Guests"), formatList(line.guests, localeTag)],
    [i18n._("Price"), line.price ? formatMoney(line.price, localeTag) : ""],
  ]);
}

export function getOrderFacts(i18n: I18n, content: MailContent): Fact[] {
  const { client, total, refund, reference, reason } = content;
  const moneyText = (amount: Money | null) =>
    amount ? formatMoney(amount, languageTag(content.locale)) : "";
  return withoutEmpty([
    [i18n._("Client"), client?.name ?? ""],
    [i18n._("Email"), client?.email ?? ""],
    [i18n._("Phone"), client?.phone ?? ""],
    [i18n._("Notes"), client?.notes ?? ""],
    [i18n._("Reason"), reason],
    [i18n._("Total"), moneyText(total)],
    [i18n._("Refund"), moneyText(refund)],
    [i18n._("Reference"), reference ?? ""],
  ]);
}

function placeText(i18n: I18n, { placeKind, place }: MailLine): string {
  if (placeKind === "PHONE") return i18n._("By phone");
  if (placeKind === "ONLINE") return i18n._("Online");
  return place;
}

function statusText(i18n: I18n, { status }: MailLine): string {
  switch (status) {
    case "REQUESTED":
      return i18n._("Requested");
    case "AWAITING_PAYMENT":
      return i18n._("To be paid");
    case "CONFIRMED":
      return i18n._("Booked");
    case "CANCELLED":
      return i18n._("Cancelled");
    default:
      return "";
  }
}

const withoutEmpty = (facts: readonly Fact[]): Fact[] => facts.filter(([, text]) => text !== "");
