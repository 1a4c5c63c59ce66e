import type { I18n } from "@lingui/core";
import type { MailContent } from "./content.ts";

export function getTitle(i18n: I18n, { kind, recipient, lines, delayMinutes }: MailContent): string {
  const count = lines.length;
  const isOver = lines.every((line) => line.status === "EXPIRED");
  if (kind === "LINK")
    return i18n._(
      "{count, plural, one {The link to your appointment} other {The link to your # appointments}}",
      { count },
    );
  if (recipient === "STAFF") return getStaffTitle(i18n, kind, count, isOver);
  switch (kind) {
    case "CONFIRMED":
      return i18n._(
        "{count, plural, one {Your appointment is booked} other {Your # appointments are booked}}",
        { count },
      );
    case "REQUESTED":
      return i18n._("We have received your request");
    case "APPROVED":
      if (lines.some((line) => line.status === "AWAITING_PAYMENT"))
        return i18n._("Your request is approved: please pay");
      return i18n._(
        "{count, plural, one {Your appointment is confirmed} other {Your # appointments are confirmed}}",
        { count },
      );
    case "DECLINED":
      if (isOver && lines.every((line) => line.wasUnpaid))
        return i18n._("We did not receive your payment in time");
      return isOver
        ? i18n._("Your request was not answered in time")
        : i18n._("Your request could not be accepted");
    case "RESCHEDULED":
      return i18n._(
        "{count, plural, one {Your appointment has moved} other {Your # appointments have moved}}",
        { count },
      );
    case "REASSIGNED":
      return i18n._(
        "{count, plural, one {Another team member will look after you} other {Another team member will look after you at # appointments}}",
        { count },
      );
    case "OFFERED":
      return i18n._(
        "{count, plural, one {Please choose another time} other {Please choose another time for # appointments}}",
        { count },
      );
    case "CANCELLED":
      return i18n._(
        "{count, plural, one {Your appointment is cancelled} other {Your # appointments are cancelled}}",
        { count },
      );
    case "REMINDER":
      return i18n._(
        "{count, plural, one {Your appointment is coming up} other {Your # appointments are coming up}}",
        { count },
      );
    case "FOLLOW_UP":
      return i18n._("Thank you for coming");
    case "REFUNDED":
      return i18n._("Your payment is being refunded");
    case "MESSAGE":
      return i18n._("A message about your appointment");
    case "DELAY":
      return i18n._(
        "{minutes, plural, one {We are running # minute late} other {We are running # minutes late}}",
        { minutes: delayMinutes ?? 0 },
      );
  }
}

function getStaffTitle(i18n: I18n, kind: MailContent["kind"], count: number, isOver: boolean): string {
  switch (kind) {
    case "REQUESTED":
      return i18n._("{count, plural, one {New appointment request} other {# new appointment requests}}", {
        count,
      });
    case "APPROVED":
      return i18n._("Request approved");
    case "DECLINED":
      return isOver ? i18n._("Request expired") : i18n._("Request declined");
    case "RESCHEDULED":
      return i18n._("{count, plural, one {Appointment moved} other {# appointments moved}}", { count });
    case "CANCELLED":
      return i18n._("{count, plural, one {Appointment cancelled} other {# appointments cancelled}}", {
        count,
      });
    default:
      return i18n._("{count, plural, one {New appointment} other {# new appointments}}", { count });
  }
}
