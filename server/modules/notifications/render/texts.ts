import type { I18n } from "@lingui/core";
import type { MailContent, MailLine } from "./content.ts";
import { type Fact, getLineFacts, getOrderFacts } from "./facts.ts";
import { getIntro } from "./intro.ts";
import { type Moment, formatLineMoment, formatShortMoment } from "./moments.ts";
import { getTitle } from "./titles.ts";

export interface MailTexts {
  readonly subject: string;
  readonly title: string;
  readonly greeting: string;
  readonly intro: string;
  /** Words of the business, quoted after the introduction. Empty if there are none. */
  readonly quote: string;
  readonly tickets: readonly Ticket[];
  readonly facts: readonly Fact[];
  readonly request: string;
  readonly buttons: readonly { readonly text: string; readonly href: string; readonly isPrimary: boolean }[];
  /** Cancellation policy. Empty if the reader cannot change the booking. */
  readonly policy: string;
  readonly contact: string;
  readonly why: string;
}

export interface Ticket {
  readonly service: string;
  readonly moment: Moment;
  /** A sentence with the time on the reader's clock, or null. */
  readonly readerTime: string | null;
  readonly facts: readonly Fact[];
  readonly isVoid: boolean;
}

export function composeTexts(i18n: I18n, content: MailContent): MailTexts {
  const { business, recipient, lines, kind } = content;
  const title = getTitle(i18n, content);
  const isRefunded = kind === "REFUNDED";
  const isVoid =
    kind === "CANCELLED" ||
    kind === "DECLINED" ||
    (isRefunded && lines.every((line) => line.status === "EXPIRED" || line.status === "CANCELLED"));
  const isUnpaid = lines.some((line) => line.status === "AWAITING_PAYMENT");
  const canAct = recipient === "BOOKER" && !isVoid && !isRefunded && kind !== "FOLLOW_UP";
  return {
    subject: [title, getSubject(content, lines)].join(" · "),
    title,
    greeting: i18n._("Hello {name},", { name: content.name }),
    intro: getIntro(i18n, content),
    quote: content.message,
    tickets: lines.map((line) => toTicket(i18n, content, line, isVoid)),
    facts: getOrderFacts(i18n, content),
    request: confirmationRequest(i18n, content),
    buttons: [
      ...(content.confirmation
        ? [
            {
              text: i18n._("{count, plural, one {Invite # guest} other {Invite # guests}}", {
                count: content.confirmation.guests,
              }),
              href: content.confirmation.link,
              isPrimary: true,
            },
          ]
        : []),
      ...(content.againLink
        ? [{ text: getRebookLabel(i18n, kind), href: content.againLink, isPrimary: true }]
        : []),
      {
        text:
          kind === "OFFERED"
            ? i18n._("Choose another time")
            : isUnpaid && canAct
              ? i18n._("Pay now")
              : canAct
                ? i18n._("View, reschedule or cancel")
                : i18n._("View the details"),
        href: content.link,
        isPrimary: content.againLink === null && content.confirmation === null,
      },
    ],
    policy: canAct ? business.policy : "",
    contact:
      business.phone && recipient !== "STAFF"
        ? i18n._("Questions? Call us: {phone}", { phone: business.phone })
        : "",
    why: getMailReason(i18n, content),
  };
}

function confirmationRequest(i18n: I18n, { confirmation }: MailContent): string {
  if (!confirmation) return "";
  return i18n._(
    "{count, plural, one {We have not written to your guest yet.} other {We have not written to your # guests yet.}} Please confirm with the button below, and we will send the invitations. If you did not make this booking, please ignore this email: your guests will not hear from us.",
    { count: confirmation.guests },
  );
}

function toTicket(i18n: I18n, content: MailContent, line: MailLine, isVoid: boolean): Ticket {
  const moment = formatLineMoment(content, line);
  const readerTime =
    moment.readerTime === null ? null : i18n._("Your local time: {time}", { time: moment.readerTime });
  return { service: line.service.name, moment, readerTime, facts: getLineFacts(i18n, content, line), isVoid };
}

const getRebookLabel = (i18n: I18n, kind: MailContent["kind"]): string =>
  kind === "FOLLOW_UP" ? i18n._("Book again") : i18n._("Choose another time");

function getSubject(content: MailContent, lines: readonly MailLine[]): string {
  const [first] = lines.toSorted((a, b) => a.startsAt - b.startsAt);
  const startText = formatShortMoment(content, first!);
  return lines.length === 1 ? `${first!.service.name}, ${startText}` : startText;
}

function getMailReason(i18n: I18n, { recipient, business, booker }: MailContent): string {
  switch (recipient) {
    case "BOOKER":
      return i18n._("You are receiving this because you booked at {business} with this address.", {
        business: business.name,
      });
    case "GUEST":
      return i18n._("You are receiving this because {booker} added you as a guest at {business}.", {
        booker,
        business: business.name,
      });
    case "STAFF":
      return i18n._("You are receiving this because you work at {business}.", { business: business.name });
  }
}
