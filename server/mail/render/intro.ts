import type { I18n } from "@lingui/core";
import type { MailContent } from "./content.ts";
import { momentText } from "./moments.ts";

/** What a mail says before it comes to the details. */
export function introOf(i18n: I18n, content: MailContent): string {
  const { kind, recipient, name, booker, lines } = content;
  const business = content.business.name;
  if (kind === "LINK")
    return recipient === "BOOKER"
      ? i18n._(
          "Hello {name}, here is your personal link. With it you can view, move or cancel. Please keep it to yourself.",
          { name },
        )
      : i18n._("Hello {name}, here is your personal link. Please keep it to yourself.", { name });
  if (recipient === "STAFF") return i18n._("Hello {name}, this has changed in your calendar.", { name });
  switch (kind) {
    case "CONFIRMED":
      return recipient === "GUEST"
        ? i18n._("Hello {name}, {booker} has booked this for you at {business}.", { name, booker, business })
        : i18n._("Hello {name}, thank you for booking. We look forward to seeing you.", { name });
    case "REQUESTED":
      return requestText(i18n, content);
    case "APPROVED":
      return approvedText(i18n, content);
    case "REFUNDED":
      return lines.every((line) => line.status === "EXPIRED")
        ? i18n._(
            "Hello {name}, your payment reached us when the time was over, and somebody else had taken it meanwhile. All that you paid goes back to you. You are welcome to choose another time.",
            { name },
          )
        : i18n._(
            "Hello {name}, a payment reached us for something that is paid for already, or will not take place. It goes back to you in full.",
            { name },
          );
    case "DECLINED":
      if (lines.every((line) => line.status === "EXPIRED" && line.wasUnpaid))
        return i18n._(
          "Hello {name}, this was not paid in time, so that the time is free again. You are welcome to choose another one.",
          { name },
        );
      return lines.every((line) => line.status === "EXPIRED")
        ? i18n._(
            "Hello {name}, we are sorry that nobody could answer your request in time. You are welcome to choose another time.",
            { name },
          )
        : i18n._(
            "Hello {name}, we are sorry that we cannot offer this time. You are welcome to choose another one.",
            { name },
          );
    case "RESCHEDULED":
      return i18n._("Hello {name}, this is the new time.", { name });
    case "CANCELLED":
      return i18n._("Hello {name}, this will not take place. There is nothing else that you need to do.", {
        name,
      });
    case "REMINDER":
      return i18n._("Hello {name}, this is a reminder of your visit. See you soon!", { name });
    case "FOLLOW_UP":
      return i18n._("Hello {name}, we hope that all was well. We would be glad to see you again.", { name });
  }
}

function approvedText(i18n: I18n, content: MailContent): string {
  const { name, lines } = content;
  const ends = lines.flatMap((line) =>
    line.status === "AWAITING_PAYMENT" && line.decideBy !== null ? line.decideBy : [],
  );
  if (ends.length === 0)
    return i18n._("Hello {name}, your request is approved. We look forward to seeing you.", { name });
  const deadline = momentText(content, Math.min(...ends), content.business.timeZone);
  return i18n._(
    "Hello {name}, your request is approved. Please pay by {deadline}: the time is kept for you until then, and is yours when it is paid.",
    { name, deadline },
  );
}

function requestText(i18n: I18n, content: MailContent): string {
  const { name, lines } = content;
  const ends = lines.flatMap((line) =>
    line.status === "REQUESTED" && line.decideBy !== null ? line.decideBy : [],
  );
  if (ends.length === 0)
    return i18n._("Hello {name}, the time is kept for you until we have answered.", { name });
  const deadline = momentText(content, Math.max(...ends), content.business.timeZone);
  return i18n._("Hello {name}, the time is kept for you. We will answer by {deadline}.", { name, deadline });
}
