import type { I18n } from "@lingui/core";
import { languageTag } from "../../../shared/languages/locales.ts";
import type { UserNotificationKind } from "../../access/index.ts";
import { preventAutolink } from "../../../shared/markup/preventAutolink.ts";
import { toLocalDate, formatDate, formatTime } from "../../../shared/time/format.ts";
import { getI18n } from "../../../platform/i18n/getI18n.ts";
import type { MailContent } from "./content.ts";
import { htmlMail } from "./htmlMail.ts";
import type { RenderedMail } from "./renderMail.ts";
import { textMail } from "./textMail.ts";
import type { MailTexts } from "./texts.ts";

export interface SecurityMail extends Pick<MailContent, "locale" | "business" | "name" | "link"> {
  readonly kind: UserNotificationKind;
  readonly detail: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

export function renderSecurityMail(mail: SecurityMail): RenderedMail {
  const i18n = getI18n(mail.locale);
  const { title, intro, why } = securityTexts(i18n, mail);
  const texts: MailTexts = {
    subject: `${title} · ${mail.business.name}`.replaceAll(/\s+/g, " ").trim(),
    title,
    greeting: i18n._("Hello {name},", { name: preventAutolink(mail.name) }),
    intro,
    quote: "",
    tickets: [],
    facts: [],
    request: "",
    buttons: [{ text: i18n._("Open your account"), href: mail.link, isPrimary: true }],
    policy: "",
    contact: "",
    why,
  };
  return { subject: texts.subject, html: htmlMail(mail, texts), text: textMail(mail, texts) };
}

const NOT_YOU =
  /* i18n */ "If this was not you, please change your password now, check the security of your account and tell your team.";

function securityTexts(i18n: I18n, mail: SecurityMail): Pick<MailTexts, "title" | "intro" | "why"> {
  const values = { business: mail.business.name, when: formatMoment(mail) };
  switch (mail.kind) {
    case "NEW_DEVICE":
      return {
        title: i18n._("Sign-in from a new device"),
        intro: i18n._("A new device signed in to your account at {business}. This was on {when}.", values),
        why: i18n._(
          "If this was you, you do not need to do anything. If not, please change your password now: this signs out all other devices.",
        ),
      };
    case "PASSWORD_CHANGED":
      return {
        title: i18n._("Your password was changed"),
        intro: i18n._("The password of your account at {business} was changed. This was on {when}.", values),
        why: i18n._(
          "If this was not you, please ask for a new password on the sign-in page now and tell your team.",
        ),
      };
    case "PASSKEY_ADDED":
      return {
        title: i18n._("A passkey was added"),
        intro: i18n._(
          "The passkey “{passkey}” was added to your account at {business}. This was on {when}.",
          { ...values, passkey: preventAutolink(mail.detail) },
        ),
        why: i18n._(NOT_YOU),
      };
    case "PASSKEY_REMOVED":
      return {
        title: i18n._("A passkey was removed"),
        intro: i18n._(
          "The passkey “{passkey}” was removed from your account at {business}. This was on {when}.",
          { ...values, passkey: preventAutolink(mail.detail) },
        ),
        why: i18n._(NOT_YOU),
      };
    case "CODES_ENABLED":
      return {
        title: i18n._("An authenticator app was added"),
        intro: i18n._(
          "An authenticator app was added to your account at {business}. This was on {when}.",
          values,
        ),
        why: i18n._(NOT_YOU),
      };
    case "CODES_DISABLED":
      return {
        title: i18n._("Your authenticator app was removed"),
        intro: i18n._(
          "The authenticator app was removed from your account at {business}. This was on {when}.",
          values,
        ),
        why: i18n._(NOT_YOU),
      };
    case "RECOVERY_CODES_RENEWED":
      return {
        title: i18n._("New recovery codes"),
        intro: i18n._(
          "New recovery codes were created for your account at {business}. The old ones no longer work. This was on {when}.",
          values,
        ),
        why: i18n._(NOT_YOU),
      };
    case "RECOVERY_CODE_USED":
      return {
        title: i18n._("A recovery code was used"),
        intro: i18n._(
          "A recovery code was used to sign in to your account at {business}. Codes left: {left}. This was on {when}.",
          { ...values, left: mail.detail },
        ),
        why: i18n._(NOT_YOU),
      };
    case "SECOND_FACTORS_RESET":
      return {
        title: i18n._("Your passkeys and codes were removed"),
        intro: i18n._(
          "All passkeys, the authenticator app and the recovery codes of your account at {business} were removed. You are signed out on all devices. This was on {when}.",
          values,
        ),
        why: i18n._("If you did not ask for this, please tell your team now."),
      };
    case "NEW_API_KEY":
      return {
        title: i18n._("New API key"),
        intro: i18n._(
          "The API key “{key}” was created for {business}. Programs that have it can act for your business. This was on {when}.",
          { ...values, key: preventAutolink(mail.detail) },
        ),
        why: i18n._("If nobody in your team created this key, please revoke it now."),
      };
  }
}

/** In the zone of the business: `November 20, 2026, 2:30 PM`. */
function formatMoment({ locale, business, at }: SecurityMail): string {
  const { timeZone, hourCycle } = business;
  const localeTag = languageTag(locale);
  const instant = new Date(at).toISOString();
  const date = formatDate(toLocalDate(instant, timeZone), "long", localeTag);
  return `${date}, ${formatTime(instant, { locale: localeTag, timeZone, hourCycle })}`;
}
