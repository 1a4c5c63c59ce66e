import { BLOCK } from "./blockShapes.ts";
import {
  type ContentMember,
  NAVIGATION_ITEM,
  type ObjectShape,
  PICTURE,
  SEO,
  line,
  toList,
  toObject,
  reference,
} from "./contentShapes.ts";
import { type EntryKind, SOCIAL_KINDS, STOCKS } from "./definition.ts";
import { CONTENT_LIMITS } from "./limits.ts";

const title: ContentMember = { name: "title", type: line(), isRequired: true, description: "Title." };
const name: ContentMember = { name: "name", type: line(), isRequired: true, description: "Name." };
const description: ContentMember = {
  name: "description",
  type: line(CONTENT_LIMITS.excerpt),
  description: "Plain text of one or two lines. Null for none.",
};
const image: ContentMember = { name: "image", type: PICTURE, description: "The picture. Null for none." };
const blocks: ContentMember = {
  name: "blocks",
  type: toList(BLOCK, CONTENT_LIMITS.blocks),
  description: "Blocks from top to bottom, at most 100 with those in columns.",
};

const SOCIAL_LINK = toObject({
  name: "SocialLink",
  description: "A social profile of the business.",
  members: [
    {
      name: "kind",
      type: { kind: "enum", name: "SocialKind", values: SOCIAL_KINDS },
      isRequired: true,
      description: "The network.",
    },
    {
      name: "url",
      type: { kind: "url", max: 2_000 },
      isRequired: true,
      description: "Absolute `https` URL of the profile.",
    },
  ],
});

/** Content of an entry by its kind. */
export const ENTRY_SHAPES: Readonly<Record<EntryKind, ObjectShape>> = {
  SITE: {
    name: "Site",
    description: "Settings and navigation of the site.",
    members: [
      title,
      { name: "tagline", type: line(), description: "A line below the title. Null for none." },
      description,
      {
        name: "locale",
        type: { kind: "locale", pattern: "^[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8})*$", max: 35 },
        description: "Language of the content (BCP 47). `en` if omitted.",
      },
      {
        name: "navigation",
        type: toList(NAVIGATION_ITEM, CONTENT_LIMITS.navigation),
        description: "Items of the navigation in order, at most 12.",
      },
      { name: "footer", type: { kind: "richText" }, description: "Footer as HTML. Null for none." },
      {
        name: "social",
        type: toList(SOCIAL_LINK, CONTENT_LIMITS.social),
        description: "Social profiles in order, at most 12.",
      },
      { name: "logo", type: PICTURE, description: "The logo. Null for none." },
      {
        name: "ogImage",
        type: PICTURE,
        description: "Open Graph picture of pages without a picture. Null for none.",
      },
    ],
  },
  PAGE: {
    name: "Page",
    description: "Content of a page.",
    members: [
      title,
      description,
      image,
      {
        name: "isBlog",
        type: { kind: "boolean", default: false },
        description: "True if posts can belong to the page.",
      },
      {
        name: "isShop",
        type: { kind: "boolean", default: false },
        description: "True if products can belong to the page.",
      },
      SEO,
      blocks,
    ],
  },
  POST: {
    name: "Post",
    description: "Content of a post.",
    members: [
      title,
      { ...description, name: "excerpt" },
      image,
      { name: "author", type: reference("AUTHOR"), description: "The author: id or slug. Null for none." },
      {
        name: "categories",
        type: toList(reference("CATEGORY"), CONTENT_LIMITS.categories),
        description: "Categories: ids or slugs, at most 12.",
      },
      {
        name: "blog",
        type: reference("PAGE"),
        description: "Page of the blog: id or slug. Null for a post of the site itself.",
      },
      SEO,
      blocks,
    ],
  },
  AUTHOR: {
    name: "Author",
    description: "An author of posts.",
    members: [
      name,
      { name: "bio", type: line(CONTENT_LIMITS.text), description: "Plain text. Null for none." },
      image,
    ],
  },
  CATEGORY: {
    name: "Category",
    description: "A category of posts.",
    members: [name, description, SEO],
  },
  PRODUCT: {
    name: "Product",
    description: "Content of a product.",
    members: [
      title,
      { ...description, name: "summary" },
      { name: "description", type: { kind: "richText" }, description: "Description as HTML. Null for none." },
      {
        name: "images",
        type: toList(PICTURE, CONTENT_LIMITS.images),
        description: "Pictures in order, at most 24.",
      },
      {
        name: "price",
        stored: "priceMinor",
        type: { kind: "price" },
        description: "Price including tax. Null if the product is free.",
      },
      {
        name: "stock",
        type: { kind: "enum", name: "Stock", values: STOCKS, default: "IN_STOCK" },
        description: "Availability of the product. `IN_STOCK` if omitted.",
      },
      {
        name: "service",
        type: reference("SERVICE"),
        description: "The service that books the product: id or slug. Null for none.",
      },
      {
        name: "shop",
        type: reference("PAGE"),
        description: "Page of the shop: id or slug. Null for a product of the site itself.",
      },
      SEO,
    ],
  },
};
