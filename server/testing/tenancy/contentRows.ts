import { publicText, privateText } from "./makingRows.ts";
import { type MatrixRow, type TenantValues, row, getTenantValue } from "./tenantValues.ts";

const picture = (t: TenantValues) => ({ media: { id: getTenantValue(t, "media") } });
const target = (t: TenantValues) => ({ entry: getTenantValue(t, "pageName") });
const links = (t: TenantValues) => [{ label: "Go", target: target(t) }];

/** Blocks with every reference that a block can have. */
const simpleBlocks = (t: TenantValues): readonly object[] => [
  { hero: { title: "Go", image: picture(t), actions: links(t) } },
  { image: { image: picture(t) } },
  { gallery: { images: [picture(t)] } },
  { callToAction: { title: "Go", actions: links(t) } },
  { postList: { blog: getTenantValue(t, "pageName"), category: getTenantValue(t, "categoryName") } },
  {
    productGrid: {
      shop: getTenantValue(t, "pageName"),
      products: [getTenantValue(t, "productName")],
    },
  },
  { serviceCard: { service: getTenantValue(t, "service") } },
  { booking: { target: { service: getTenantValue(t, "service") } } },
  { booking: { target: { provider: getTenantValue(t, "provider") } } },
  { booking: { target: { menu: getTenantValue(t, "menu") } } },
  { form: { form: getTenantValue(t, "form") } },
  { survey: { survey: getTenantValue(t, "survey") } },
];

const blocks = (t: TenantValues) => [
  ...simpleBlocks(t),
  { columns: { columns: [{ blocks: simpleBlocks(t) }, { blocks: [] }] } },
];

const contents = {
  Page: (t: TenantValues) => ({ title: `${privateText(t)} three`, image: picture(t), blocks: blocks(t) }),
  Post: (t: TenantValues) => ({
    title: `${privateText(t)} three`,
    author: getTenantValue(t, "authorName"),
    categories: [getTenantValue(t, "categoryName")],
    blog: getTenantValue(t, "pageName"),
    image: picture(t),
    blocks: blocks(t),
  }),
  Author: (t: TenantValues) => ({ name: `${privateText(t)} three`, image: picture(t) }),
  Product: (t: TenantValues) => ({
    title: `${privateText(t)} three`,
    images: [picture(t)],
    service: getTenantValue(t, "service"),
    shop: getTenantValue(t, "pageName"),
  }),
};

/** Mutations of the site whose content names every object that it can. */
export const CONTENT_ROWS: readonly MatrixRow[] = [
  ...Object.entries(contents).flatMap(([typeName, content]) => [
    row("OWNER", `create${typeName}`, (t) => ({ content: content(t) })),
    row("OWNER", `update${typeName}`, (t) => ({
      id: getTenantValue(t, typeName.toLowerCase()),
      content: content(t),
    })),
  ]),
  row("OWNER", "updateSite", (t) => ({
    content: {
      title: publicText(t),
      navigation: [{ label: "Go", target: target(t), children: links(t) }],
      logo: picture(t),
      ogImage: picture(t),
    },
  })),
];
