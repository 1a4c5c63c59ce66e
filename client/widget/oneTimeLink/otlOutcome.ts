import type { ErrorHelp, PageOutcome } from "../../router/page.ts";
import { type AskedService, calendarOutcome } from "../booking/calendar/calendarOutcome.ts";
import { lasting } from "../layout/lastingSearch.ts";
import { phoneHref } from "../messages/phoneHref.ts";
import { type OtlAddress, otlHref } from "./otlAddress.ts";

interface Answer extends Helper {
  readonly service?: AskedService | null;
  readonly oneTimeLink: {
    readonly __typename: string;
    readonly services?: readonly { readonly slug: string }[];
  };
}

interface Helper {
  readonly name: string;
  readonly phone: string;
  readonly accentColor: string;
  readonly providers: { readonly edges: readonly { readonly node: { readonly slug: string } }[] };
}

export function helpOf(business: Helper, { search }: URL): ErrorHelp {
  const provider = business.providers.edges[0]?.node.slug;
  return {
    businessName: business.name,
    accentColor: business.accentColor,
    phone: business.phone,
    phoneHref: phoneHref(business.phone),
    calendarHref: provider === undefined ? null : `/widget/appointment/${provider}${lasting(search)}`,
  };
}

/**
 * A link for one service redirects to its calendar. A service that the link does not include redirects to the choice.
 */
export function otlOutcome(business: Answer | null, address: OtlAddress, url: URL): PageOutcome {
  const { service } = address;
  if (address.slug === "") return { status: 404, message: `Page not found: ${url.pathname}` };
  const link = business?.oneTimeLink;
  if (link?.__typename === "SlugExpired" && business) {
    return { status: 410, message: "Slug Expired", help: helpOf(business, url) };
  }
  if (link?.__typename !== "OneTimeLink") return { status: 404, message: "Cannot find calendar." };
  const services = link.services ?? [];
  const [only, ...others] = services;
  const wanted =
    only !== undefined && others.length === 0
      ? only.slug
      : (services.find(({ slug }) => slug === service)?.slug ?? null);
  if (wanted !== service) return { status: 302, redirect: otlHref(url, wanted) };
  const outcome = service === null ? null : calendarOutcome(business?.service, url);
  return outcome === null || outcome.status === 200 ? { status: 200, isPrivate: true } : outcome;
}
