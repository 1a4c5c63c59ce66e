import type { ProductData } from "../../../server/modules/content/rules/definition.ts";
import { demoId } from "../ids.ts";
import { pageId, picture, seo } from "./build.ts";

type Given = Pick<ProductData, "title" | "summary" | "description" | "priceMinor" | "stock"> & {
  readonly alt: string;
  readonly books?: string;
};

function product({ alt, books, ...given }: Given, slug: string): ProductData {
  return {
    ...seo,
    ...given,
    images: [picture(`product-${slug}`, "square", alt)],
    service: books === undefined ? null : demoId("service", books),
    shop: pageId("shop"),
  };
}

const given: Readonly<Record<string, Given>> = {
  mat: {
    title: "Natural rubber mat",
    summary:
      "A sixth of an inch thick (4 mm), the one we use in our hall. It does not slip, and it smells for a week.",
    description:
      "<p>Natural rubber with a cotton backing, 183 by 66 centimeters, 2.4 kilograms. We have had ours for six years.</p><ul><li>Wipe it with water and a drop of vinegar.</li><li>Keep it out of the sun.</li></ul>",
    priceMinor: 7800,
    stock: "IN_STOCK",
    alt: "A rolled-up mat",
    books: "yoga-class",
  },
  roller: {
    title: "Cork roller",
    summary: "Hard enough to be useful, warm enough to be used.",
    description:
      "<p>Portuguese cork, 30 centimeters. Amara shows you three things to do with it; the fourth is to leave it in sight.</p>",
    priceMinor: 4200,
    stock: "IN_STOCK",
    alt: "A roller of cork",
    books: "physio",
  },
  band: {
    title: "Set of three bands",
    summary: "Light, medium, strong. Fits into a coat pocket, and most exercises fit into it.",
    description:
      "<p>Woven, so that they do not roll up. Comes with the one-page plan that we give out anyway.</p>",
    priceMinor: 2400,
    stock: "LOW",
    alt: "Three exercise bands",
  },
  block: {
    title: "Cork block",
    summary: "Brings the floor closer to those who cannot quite reach it.",
    description: "<p>Two are better than one: tell us and the second is half the price.</p>",
    priceMinor: 1900,
    stock: "IN_STOCK",
    alt: "A block of cork",
  },
  oil: {
    title: "Bruno's oil",
    summary: "Almond, a little rosemary. What the massage room smells of.",
    description: "<p>Pressed upstate, 200 milliliters. It keeps for a year, closed and in the dark.</p>",
    priceMinor: 2600,
    stock: "SOLD_OUT",
    alt: "A bottle of oil",
    books: "massage",
  },
  gift: {
    title: "A visit as a gift",
    summary: "A card for any treatment, written by hand, good for two years.",
    description:
      "<p>Tell us the name and the treatment, and we write the card. Whoever gets it books like everybody else.</p>",
    priceMinor: 9500,
    stock: "MADE_TO_ORDER",
    alt: "An envelope with a ribbon",
    books: "massage",
  },
};

export const products: readonly (readonly [slug: string, data: ProductData])[] = Object.entries(given).map(
  ([slug, one]) => [slug, product(one, slug)],
);
