import type { I18n } from "@lingui/core";
import { languageTag } from "../../../shared/languages/locales.ts";
import type { MailContent } from "./content.ts";
import { formatInstant, formatShortMoment } from "./moments.ts";

export function getIntro(i18n: I18n, content: MailContent): string {
  const { kind, recipient, booker, lines } = content;
  const business = content.business.name;
  if (kind === "LINK")
    return recipient === "BOOKER"
      ? i18n._(
          "Here is your personal link. Use it to view, reschedule or cancel your booking. Please keep it to yourself.",
        )
      : i18n._("Here is your personal link. Please keep it to yourself.");
  if (recipient === "STAFF") return i18n._("This has changed in your calendar.");
  switch (kind) {
    case "CONFIRMED":
      return recipient === "GUEST"
        ? i18n._("{booker} has booked this for you at {business}.", { booker, business })
        : i18n._("Thank you for booking. We look forward to seeing you.");
    case "REQUESTED":
      return requestText(i18n, content);
    case "APPROVED":
      return approvedText(i18n, content);
    case "REFUNDED":
      return lines.every((line) => line.status === "EXPIRED")
        ? i18n._(
            "Your payment arrived too late: somebody else has booked the time. We will refund everything you paid. You are welcome to choose another time.",
          )
        : i18n._(
            "We received a payment for a booking that is already paid for or no longer takes place. We will refund it in full.",
          );
    case "DECLINED":
      if (lines.every((line) => line.status === "EXPIRED" && line.wasUnpaid))
        return i18n._(
          "We did not receive your payment in time, so the time is free again. You are welcome to choose another one.",
        );
      return lines.every((line) => line.status === "EXPIRED")
        ? i18n._(
            "We are sorry that nobody could answer your request in time. You are welcome to choose another time.",
          )
        : i18n._("We are sorry that we cannot offer this time. You are welcome to choose another one.");
    case "RESCHEDULED":
      return i18n._("Here is your new time.");
    case "REASSIGNED":
      return i18n._(
        "Your appointment time has not changed, but the person you booked with is not available. Another member of our team will see you instead.",
      );
    case "OFFERED":
      return offeredText(i18n, content);
    case "CANCELLED":
      return cancelledText(i18n, content);
    case "REMINDER":
      return i18n._("This is a reminder of your upcoming visit. See you soon!");
    case "MESSAGE":
      return i18n._("{business} writes to you:", { business });
    case "DELAY":
      return i18n._(
        "{minutes, plural, one {Your appointment will start about # minute later than planned.} other {Your appointment will start about # minutes later than planned.}} We are sorry for the wait.",
        { minutes: content.delayMinutes ?? 0 },
      );
    case "FOLLOW_UP":
      return i18n._("We hope that everything went well. We would be glad to see you again.");
  }
}

function cancelledText(i18n: I18n, content: MailContent): string {
  const { lines, locale } = content;
  const services = [...new Set(lines.map((line) => line.service.name))];
  const what =
    lines.length === 1
      ? `${lines[0]!.service.name}, ${formatShortMoment(content, lines[0]!)}`
      : new Intl.ListFormat(languageTag(locale)).format(services);
  return i18n._(
    "{count, plural, one {Your appointment has been cancelled: {what}.} other {Your # appointments have been cancelled: {what}.}} You do not need to do anything else.",
    { count: lines.length, what },
  );
}

/** The deadline is the earliest one, so that it holds for each of the appointments. */
function offeredText(i18n: I18n, content: MailContent): string {
  const limits = content.lines.flatMap(({ offeredUntil }) => offeredUntil ?? []);
  if (limits.length === 0)
    return i18n._(
      "We are sorry: the person you booked is away. Please choose another time with the button below.",
    );
  const deadline = formatInstant(content, Math.min(...limits), content.business.timeZone);
  return i18n._(
    "We are sorry: the person you booked is away. Please choose another time by {deadline}. Otherwise we will cancel the appointment and refund what you paid.",
    { deadline },
  );
}

function approvedText(i18n: I18n, content: MailContent): string {
  const { lines } = content;
  const ends = lines.flatMap((line) =>
    line.status === "AWAITING_PAYMENT" && line.decideBy !== null ? line.decideBy : [],
  );
  if (ends.length === 0) return i18n._("Your request is approved. We look forward to seeing you.");
  const deadline = formatInstant(content, Math.min(...ends), content.business.timeZone);
  return i18n._(
    "Your request is approved. Please pay by {deadline}. We are holding the time for you until then, and it is final once you have paid.",
    { deadline },
  );
}

function requestText(i18n: I18n, content: MailContent): string {
  const { lines } = content;
  const ends = lines.flatMap((line) =>
    line.status === "REQUESTED" && line.decideBy !== null ? line.decideBy : [],
  );
  if (ends.length === 0) return i18n._("We are holding the time for you until we reply.");
  const deadline = formatInstant(content, Math.max(...ends), content.business.timeZone);
  return i18n._("We are holding the time for you. We will reply by {deadline}.", { deadline });
}
