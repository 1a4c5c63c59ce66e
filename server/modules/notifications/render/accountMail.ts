import type { I18n } from "@lingui/core";
import { preventAutolink } from "../../../shared/markup/preventAutolink.ts";
import { getI18n } from "../../../platform/i18n/getI18n.ts";
import type { MailContent } from "./content.ts";
import { htmlMail } from "./htmlMail.ts";
import type { RenderedMail } from "./renderMail.ts";
import { textMail } from "./textMail.ts";
import type { MailTexts } from "./texts.ts";

export interface AccountMail extends Pick<MailContent, "locale" | "business" | "name" | "link"> {
  readonly purpose: "RESET" | "INVITATION";
}

/** The link lets any reader choose the password. */
export function renderAccountMail(mail: AccountMail): RenderedMail {
  const texts = accountTexts(getI18n(mail.locale), mail);
  return { subject: texts.subject, html: htmlMail(mail, texts), text: textMail(mail, texts) };
}

function accountTexts(i18n: I18n, { purpose, name, business, link }: AccountMail): MailTexts {
  const isReset = purpose === "RESET";
  const title = isReset ? i18n._("Choose a new password") : i18n._("You are invited");
  const values = { business: business.name };
  return {
    subject: `${title} · ${business.name}`.replaceAll(/\s+/g, " ").trim(),
    title,
    greeting: i18n._("Hello {name},", { name: preventAutolink(name) }),
    intro: isReset
      ? i18n._(
          "Somebody asked for a new password for your account at {business}. The link works once, for 30 minutes.",
          values,
        )
      : i18n._(
          "You have been invited to work with {business}. Please choose a password. The link works once, for seven days.",
          values,
        ),
    quote: "",
    tickets: [],
    facts: [],
    request: "",
    buttons: [{ text: i18n._("Choose a password"), href: link, isPrimary: true }],
    policy: "",
    contact: "",
    why: isReset
      ? i18n._("If this was not you, you do not need to do anything: your password has not changed.")
      : i18n._("If you did not expect this, please ignore this email."),
  };
}
