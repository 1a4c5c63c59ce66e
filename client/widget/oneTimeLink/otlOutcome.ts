import type { ErrorHelp, PageOutcome } from "../../router/page.ts";
import { type CalendarService, getCalendarOutcome } from "../booking/calendar/calendarOutcome.ts";
import { keepGlobalParams } from "../layout/keptParams.ts";
import { phoneHref } from "../messages/phoneHref.ts";
import { type OtlAddress, getOtlHref } from "./otlAddress.ts";

interface OtlBusiness extends ContactBusiness {
  readonly service?: CalendarService | null;
  readonly oneTimeLink: {
    readonly __typename: string;
    readonly services?: readonly { readonly slug: string }[];
  };
}

interface ContactBusiness {
  readonly name: string;
  readonly phone: string;
  readonly accentColor: string;
  readonly providers:
    | { readonly edges: readonly { readonly node: { readonly slug: string } }[] }
    | null
    | undefined;
}

export function getExpiredLinkHelp(business: ContactBusiness, { search }: URL): ErrorHelp {
  const provider = business.providers?.edges[0]?.node.slug;
  return {
    businessName: business.name,
    accentColor: business.accentColor,
    phone: business.phone,
    phoneHref: phoneHref(business.phone),
    calendarHref:
      provider === undefined ? null : `/widget/appointment/${provider}${keepGlobalParams(search)}`,
  };
}

/**
 * A link for one service redirects to its calendar. A service that the link does not include redirects to the choice.
 */
export function getOtlOutcome(business: OtlBusiness | null, address: OtlAddress, url: URL): PageOutcome {
  const { service } = address;
  if (address.slug === "") return { status: 404, message: `Page not found: ${url.pathname}` };
  const link = business?.oneTimeLink;
  if (link?.__typename === "SlugExpired" && business) {
    const help = getExpiredLinkHelp(business, url);
    return { status: 410, message: "Slug Expired", code: "SLUG_EXPIRED", help };
  }
  if (link?.__typename !== "OneTimeLink") return { status: 404, message: "Cannot find calendar." };
  const services = link.services ?? [];
  const [onlyService, ...others] = services;
  const targetService =
    onlyService !== undefined && others.length === 0
      ? onlyService.slug
      : (services.find(({ slug }) => slug === service)?.slug ?? null);
  if (targetService !== service) return { status: 302, redirect: getOtlHref(url, targetService) };
  const outcome = service === null ? null : getCalendarOutcome(business?.service, url);
  return outcome === null || outcome.status === 200 ? { status: 200, isPrivate: true } : outcome;
}
