import { describe, expect, it } from "vitest";
import {
  blogPosting,
  breadcrumbs,
  faqPage,
  serialiseJsonLd,
  localBusiness,
  product,
  service,
  type JsonLd,
} from "./structuredData.ts";

const home = "https://studio.example/";
const business = { name: "Studio", url: home };
const read = (...things: (JsonLd | null)[]) =>
  JSON.parse(serialiseJsonLd(things)) as Record<string, unknown>[];

describe("structured data", () => {
  it("lists each item with its vocabulary and omits empty values", () => {
    expect(read(null, breadcrumbs([{ name: "Home", url: home }]), faqPage([]))).toEqual([]);
    const [entity] = read(
      localBusiness({
        name: "Studio",
        url: home,
        description: "",
        phone: "+1 212 555 0100",
        email: "hello@studio.example",
        address: "",
        image: null,
        profiles: [],
      }),
    );
    expect(entity).toEqual({
      "@context": "https://schema.org",
      "@type": "LocalBusiness",
      "@id": "https://studio.example/#business",
      name: "Studio",
      url: home,
      telephone: "+1 212 555 0100",
      email: "hello@studio.example",
    });
  });

  it("cannot close its script element", () => {
    const text = serialiseJsonLd([faqPage([{ question: "</script><!--", answer: "<p>]]></p>" }])]);
    expect(text).not.toContain("<");
    expect(JSON.parse(text)).toHaveLength(1);
  });

  it("numbers breadcrumbs from home", () => {
    const places = [
      { name: "Home", url: home },
      { name: "Journal", url: `${home}journal` },
    ];
    expect(breadcrumbs(places)).toMatchObject({
      itemListElement: [
        { position: 1, name: "Home", item: home },
        { position: 2, name: "Journal", item: `${home}journal` },
      ],
    });
  });

  it.each([
    [{ amount: 4900, currency: "USD" }, "49.00"],
    [{ amount: 5, currency: "USD" }, "0.05"],
    [{ amount: 1200, currency: "JPY" }, "1200"],
    [{ amount: 0, currency: "EUR" }, "0.00"],
  ])("formats %o with the decimals of the currency", (price, text) => {
    const sold = { name: "Mat", description: "", url: home, images: [], business };
    expect(product({ ...sold, price, stock: "LOW" })).toMatchObject({
      offers: {
        price: text,
        priceCurrency: price.currency,
        availability: "https://schema.org/LimitedAvailability",
      },
    });
    expect(service({ ...sold, price })).toMatchObject({ offers: { price: text } });
  });

  it("contains the publication date only for a published post", () => {
    const post = {
      title: "T",
      description: "",
      url: home,
      image: null,
      author: "Chloe",
      publishedAt: Date.UTC(2026, 0, 2),
      modifiedAt: Date.UTC(2026, 0, 3),
      locale: "en",
      sections: [],
      business,
    };
    expect(blogPosting(post)).toMatchObject({
      author: { name: "Chloe" },
      datePublished: "2026-01-02T00:00:00.000Z",
      dateModified: "2026-01-03T00:00:00.000Z",
    });
    expect(blogPosting({ ...post, publishedAt: null, author: null })).not.toHaveProperty("datePublished");
  });
});
