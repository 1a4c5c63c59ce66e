import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PageHead } from "../../router/page.ts";

export interface PreviewedCalendar {
  readonly name: string;
  readonly description: string | null | undefined;
  readonly picture: string | null | undefined;
  readonly isPublished: boolean;
}

const maxDescriptionLength = 200;

/**
 * Returns the head of a public calendar for search engines and social previews. Drafts and unpublished calendars have
 * none. The canonical address has no query, so it never contains a visitor's choice.
 */
export function getCalendarHead(
  business: { readonly name: string } | null | undefined,
  calendar: PreviewedCalendar | null | undefined,
  url: URL,
  i18n: I18n,
): PageHead {
  if (business == null || calendar == null || !calendar.isPublished) return {};
  if (url.searchParams.has("preview")) return {};
  const { name, description, picture } = calendar;
  const businessName = business.name;
  return {
    type: "website",
    siteName: businessName,
    // Search engines require a description.
    description:
      shorten((description ?? "").replaceAll(/\s+/g, " ").trim()) ||
      i18n._(msg`Online booking: ${name}, ${businessName}`),
    canonical: url.pathname,
    image: picture ? { src: picture, alt: name } : null,
  };
}

function shorten(text: string): string {
  if (text.length <= maxDescriptionLength) return text;
  const cut = text.slice(0, maxDescriptionLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1))}…`;
}
