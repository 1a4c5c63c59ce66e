import { describe, expect, it } from "vitest";
import { SERVER_ORIGIN } from "../../../testing/servers/contentApp.ts";
import { setUpContentApp } from "../../../testing/fixtures.ts";
import { openGraph } from "../../../testing/graph.ts";

const graph = await openGraph();
const served = await setUpContentApp(graph);

type Thing = Readonly<Record<string, unknown>>;

/**
 * Properties that search engines require of each type (developers.google.com, schema.org), with the format of their
 * value.
 */
const REQUIRED_PROPERTIES: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  LocalBusiness: {
    "@id": /^https:\/\/house\.example\/#business$/,
    name: /./,
    "address.@type": /^PostalAddress$/,
    "address.streetAddress": /./,
    telephone: /^\+/,
    url: /^https:\/\/house\.example\/$/,
    image: /^https:\/\/house\.example\/media\/.*\.jpg$/,
  },
  BreadcrumbList: {
    "itemListElement.0.@type": /^ListItem$/,
    "itemListElement.0.position": /^1$/,
    "itemListElement.0.item": /^https:\/\/house\.example\/$/,
    "itemListElement.1.position": /^2$/,
    "itemListElement.1.name": /./,
    "itemListElement.1.item": /^https:\/\/house\.example\/./,
  },
  BlogPosting: {
    headline: /^.{1,110}$/,
    image: /^https:\/\/house\.example\/media\/.*\.jpg$/,
    datePublished: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
    dateModified: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
    "author.@type": /^Person$/,
    "author.name": /./,
    "publisher.name": /./,
    "publisher.@id": /#business$/,
    mainEntityOfPage: /^https:\/\/house\.example\/.*\/$/,
    inLanguage: /^[a-z]{2}/,
  },
  Product: {
    name: /./,
    description: /./,
    "image.0": /^https:\/\/house\.example\/media\/.*\.jpg$/,
    "offers.@type": /^Offer$/,
    "offers.price": /^\d+(\.\d+)?$/,
    "offers.priceCurrency": /^[A-Z]{3}$/,
    "offers.availability": /^https:\/\/schema\.org\/[A-Z]\w+$/,
    "offers.seller.name": /./,
  },
  Service: {
    name: /./,
    "provider.name": /./,
    url: /^https:\/\/house\.example\/widget\/appointment\/service\//,
    "offers.price": /^\d+(\.\d+)?$/,
    "offers.priceCurrency": /^[A-Z]{3}$/,
  },
  FAQPage: {
    "mainEntity.0.@type": /^Question$/,
    "mainEntity.0.name": /./,
    "mainEntity.0.acceptedAnswer.@type": /^Answer$/,
    "mainEntity.0.acceptedAnswer.text": /./,
  },
};

const at = (thing: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, key) => (value as Thing | undefined)?.[key], thing);

async function readStructuredData(path: string): Promise<Thing[]> {
  const { body } = await served.app.inject(path);
  const data = JSON.parse(/id="page-data">(.*?)<\/script>/.exec(body)![1]!) as {
    answer: { data: { business: { site: { resolve: { seo: { structuredData: string } } } } } };
  };
  return JSON.parse(data.answer.data.business.site.resolve.seo.structuredData) as Thing[];
}

describe("structured data", () => {
  it.each([
    ["/", ["LocalBusiness", "Service"]],
    ["/about", ["BreadcrumbList"]],
    ["/contact", ["BreadcrumbList", "FAQPage"]],
    ["/treatments", ["BreadcrumbList", "Service"]],
    ["/journal/b/desk-by-four/", ["BlogPosting", "BreadcrumbList"]],
    ["/journal/c/movement", ["BreadcrumbList"]],
    ["/shop/product/mat/", ["BreadcrumbList", "Product"]],
  ])("at %s is %j with every required property", async (path, kinds) => {
    const entities = await readStructuredData(path);
    const types = [...new Set(entities.map((thing) => String(thing["@type"])))];
    for (const kind of kinds) expect(types).toContain(kind);
    for (const thing of entities) {
      expect(thing["@context"]).toBe("https://schema.org");
      const needed = REQUIRED_PROPERTIES[String(thing["@type"])];
      expect([thing["@type"], needed]).not.toContain(undefined);
      for (const [place, shape] of Object.entries(needed!))
        expect([place, String(at(thing, place))]).toEqual([place, expect.stringMatching(shape)]);
    }
    expect(JSON.stringify(entities)).not.toContain("localhost");
  });

  it("of every indexed page refers to pictures and pages that exist", async () => {
    const { body } = await served.app.inject("/sitemap.xml");
    const paths = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!.slice(SERVER_ORIGIN.length));
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      for (const thing of await readStructuredData(path)) {
        const needed = REQUIRED_PROPERTIES[String(thing["@type"])]!;
        for (const [place, shape] of Object.entries(needed))
          expect([path, place, String(at(thing, place))]).toEqual([
            path,
            place,
            expect.stringMatching(shape),
          ]);
        const items = at(thing, "itemListElement") as { item: string }[] | undefined;
        for (const { item } of items ?? []) {
          const { statusCode } = await served.app.inject(item.slice(SERVER_ORIGIN.length));
          expect([path, item, statusCode]).toEqual([path, item, 200]);
        }
      }
    }
  });

  it("of a preview is empty", async () => {
    const { data } = await graph.run<{ preview: { page: { seo: { structuredData: string } } } }>(
      `{ preview(id: "spring-draft") { page { seo { structuredData } } } }`,
    );
    expect(data.preview.page.seo.structuredData).toBe("[]");
  });
});
