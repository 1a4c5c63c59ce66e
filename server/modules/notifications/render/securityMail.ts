import type { I18n } from "@lingui/core";
import { languageTag } from "../../../shared/languages/locales.ts";
import { preventAutolink } from "../../../shared/markup/preventAutolink.ts";
import { toLocalDate, formatDate, formatTime } from "../../../shared/time/format.ts";
import { getI18n } from "../../../platform/i18n/getI18n.ts";
import type { MailContent } from "./content.ts";
import { htmlMail } from "./htmlMail.ts";
import type { RenderedMail } from "./renderMail.ts";
import { textMail } from "./textMail.ts";
import type { MailTexts } from "./texts.ts";

export interface SecurityMail extends Pick<MailContent, "locale" | "business" | "name" | "link"> {
  readonly kind: "NEW_DEVICE" | "PASSWORD_CHANGED" | "NEW_API_KEY";
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
