import type { Stock } from "./definition.ts";
import { decimalsOf } from "../../../shared/money/decimals.ts";
import type { Money } from "../../../shared/money/money.ts";

export type JsonLd = Readonly<Record<string, unknown>>;

/** Serialises for a `script` element. Escapes `<` so that no value can close the element. */
export function jsonLd(things: readonly (JsonLd | null)[]): string {
  const said = things.flatMap((thing) =>
    thing ? [{ "@context": "https://schema.org", ...withoutEmpty(thing) }] : [],
  );
  return JSON.stringify(said).replaceAll("<", "\\u003c");
}

/** Search engines report empty properties as errors. */
function withoutEmpty(thing: JsonLd): JsonLd {
  const isSaid = (value: unknown) =>
    value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(thing).filter(([, value]) => isSaid(value)));
}

export interface Business {
  readonly name: string;
  readonly url: string;
  readonly description: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly image: string | null;
  readonly profiles: readonly string[];
}

const businessId = (homeUrl: string): string => `${homeUrl}#business`;

export type Named = Pick<Business, "name" | "url">;

const named = ({ name, url }: Named): JsonLd => ({
  "@type": "Organization",
  "@id": businessId(url),
  name,
  url,
});

export function localBusiness(business: Business): JsonLd {
  const { name, url, description, phone, email, address, image, profiles } = business;
  return {
    "@type": "LocalBusiness",
    "@id": businessId(url),
    name,
    url,
    description,
    telephone: phone,
    email,
    address: address === "" ? null : { "@type": "PostalAddress", streetAddress: address },
    image,
    sameAs: profiles,
  };
}

export function breadcrumbs(
  places: readonly { readonly name: string; readonly url: string }[],
): JsonLd | null {
  if (places.length < 2) return null;
  return {
    "@type": "BreadcrumbList",
    itemListElement: places.map(({ name, url }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      item: url,
    })),
  };
}

/** Answers are HTML. */
export function faqPage(
  questions: readonly { readonly question: string; readonly answer: string }[],
): JsonLd | null {
  if (questions.length === 0) return null;
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** Instants in epoch milliseconds. */
export interface Posting {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly image: string | null;
  readonly author: string | null;
  readonly publishedAt: number | null;
  readonly modifiedAt: number;
  readonly locale: string;
  readonly sections: readonly string[];
  readonly business: Named;
}

export function blogPosting(post: Posting): JsonLd {
  return withoutEmpty({
    "@type": "BlogPosting",
    headline: post.title,
    description: post.description,
    url: post.url,
    mainEntityOfPage: post.url,
    image: post.image,
    author: post.author === null ? null : { "@type": "Person", name: post.author },
    publisher: named(post.business),
    datePublished: post.publishedAt === null ? null : instant(post.publishedAt),
    dateModified: instant(post.modifiedAt),
    articleSection: post.sections,
    inLanguage: post.locale,
  });
}

export interface Sold {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly images: readonly string[];
  readonly price: Money;
  readonly stock: Stock;
  readonly business: Named;
}

const AVAILABILITY: Readonly<Record<Stock, string>> = {
  IN_STOCK: "https://schema.org/InStock",
  LOW: "https://schema.org/LimitedAvailability",
  SOLD_OUT: "https://schema.org/SoldOut",
  MADE_TO_ORDER: "https://schema.org/MadeToOrder",
};

export function product({ name, description, url, images, price, stock, business }: Sold): JsonLd {
  return withoutEmpty({
    "@type": "Product",
    name,
    description,
    url,
    image: images,
    offers: {
      ...offer(price, url),
      availability: AVAILABILITY[stock],
      seller: named(business),
    },
  });
}

export interface Booked {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly price: Money;
  readonly business: Named;
}

export function service({ name, description, url, price, business }: Booked): JsonLd {
  return withoutEmpty({
    "@type": "Service",
    name,
    description,
    url,
    provider: named(business),
    offers: offer(price, url),
  });
}

function offer({ amount, currency }: Money, url: string): JsonLd {
  const decimals = decimalsOf(currency);
  return {
    "@type": "Offer",
    price: (amount / 10 ** decimals).toFixed(decimals),
    priceCurrency: currency,
    url,
  };
}

const instant = (ms: number): string => new Date(ms).toISOString();
