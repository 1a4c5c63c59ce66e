import type { Stock } from "./definition.ts";
import { getCurrencyDecimals } from "../../../shared/money/decimals.ts";
import type { Money } from "../../../shared/money/money.ts";

export type JsonLd = Readonly<Record<string, unknown>>;

/** Serialises for a `script` element. Escapes `<` so that no value can close the element. */
export function serialiseJsonLd(entities: readonly (JsonLd | null)[]): string {
  const described = entities.flatMap((entity) =>
    entity ? [{ "@context": "https://schema.org", ...withoutEmpty(entity) }] : [],
  );
  return JSON.stringify(described).replaceAll("<", "\\u003c");
}

/** Search engines report empty properties as errors. */
function withoutEmpty(entity: JsonLd): JsonLd {
  const hasValue = (value: unknown) =>
    value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(entity).filter(([, value]) => hasValue(value)));
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

const toBusinessUri = (homeUrl: string): string => `${homeUrl}#business`;

export type BusinessReference = Pick<Business, "name" | "url">;

const toBusinessReference = ({ name, url }: BusinessReference): JsonLd => ({
  "@type": "Organization",
  "@id": toBusinessUri(url),
  name,
  url,
});

export function localBusiness(business: Business): JsonLd {
  const { name, url, description, phone, email, address, image, profiles } = business;
  return {
    "@type": "LocalBusiness",
    "@id": toBusinessUri(url),
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
  links: readonly { readonly name: string; readonly url: string }[],
): JsonLd | null {
  if (links.length < 2) return null;
  return {
    "@type": "BreadcrumbList",
    itemListElement: links.map(({ name, url }, i) => ({
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
export interface BlogPost {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly image: string | null;
  readonly author: string | null;
  readonly publishedAt: number | null;
  readonly modifiedAt: number;
  readonly locale: string;
  readonly sections: readonly string[];
  readonly business: BusinessReference;
}

export function blogPosting(post: BlogPost): JsonLd {
  return withoutEmpty({
    "@type": "BlogPosting",
    headline: post.title,
    description: post.description,
    url: post.url,
    mainEntityOfPage: post.url,
    image: post.image,
    author: post.author === null ? null : { "@type": "Person", name: post.author },
    publisher: toBusinessReference(post.business),
    datePublished: post.publishedAt === null ? null : instant(post.publishedAt),
    dateModified: instant(post.modifiedAt),
    articleSection: post.sections,
    inLanguage: post.locale,
  });
}

export interface ProductDetails {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly images: readonly string[];
  readonly price: Money;
  readonly stock: Stock;
  readonly business: BusinessReference;
}

const AVAILABILITY: Readonly<Record<Stock, string>> = {
  IN_STOCK: "https://schema.org/InStock",
  LOW: "https://schema.org/LimitedAvailability",
  SOLD_OUT: "https://schema.org/SoldOut",
  MADE_TO_ORDER: "https://schema.org/MadeToOrder",
};

export function product({ name, description, url, images, price, stock, business }: ProductDetails): JsonLd {
  return withoutEmpty({
    "@type": "Product",
    name,
    description,
    url,
    image: images,
    offers: {
      ...offer(price, url),
      availability: AVAILABILITY[stock],
      seller: toBusinessReference(business),
    },
  });
}

export interface ServiceDetails {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly price: Money;
  readonly business: BusinessReference;
}

export function service({ name, description, url, price, business }: ServiceDetails): JsonLd {
  return withoutEmpty({
    "@type": "Service",
    name,
    description,
    url,
    provider: toBusinessReference(business),
    offers: offer(price, url),
  });
}

function offer({ amount, currency }: Money, url: string): JsonLd {
  const decimals = getCurrencyDecimals(currency);
  return {
    "@type": "Offer",
    price: (amount / 10 ** decimals).toFixed(decimals),
    priceCurrency: currency,
    url,
  };
}

const instant = (ms: number): string => new Date(ms).toISOString();
