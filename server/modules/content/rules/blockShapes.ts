import {
  type ContentMember,
  type ContentOption,
  type ContentType,
  PICTURE,
  linkList,
  line,
  toList,
  toObject,
  reference,
} from "./contentShapes.ts";
import type { BlockKind } from "./definition.ts";
import { CONTENT_LIMITS } from "./limits.ts";

const richText: ContentType = { kind: "richText" };
const count: ContentType = { kind: "integer", from: 1, to: CONTENT_LIMITS.listed };

const anchor: ContentMember = {
  name: "anchor",
  stored: "id",
  type: { kind: "pattern", pattern: "^[a-z][a-z0-9-]{0,39}$", max: 40 },
  description: "HTML id of the block, unique within the entry. If omitted, the server assigns one.",
};
const title: ContentMember = { name: "title", type: line(), description: "Heading. Null for none." };
const requiredTitle: ContentMember = { ...title, isRequired: true, description: "Heading." };
const text: ContentMember = {
  name: "text",
  type: line(CONTENT_LIMITS.text),
  description: "Plain text of one or more lines. Null for none.",
};
const actions: ContentMember = { name: "actions", type: linkList(), description: "Links, at most three." };

const FAQ_QUESTION = toObject({
  name: "FaqQuestion",
  description: "A question with its answer.",
  members: [
    { name: "question", type: line(CONTENT_LIMITS.line), isRequired: true, description: "The question." },
    { name: "answer", type: richText, isRequired: true, description: "The answer as HTML." },
  ],
});

const BOOKING_TARGET: ContentType = {
  kind: "oneOf",
  shape: {
    name: "BookingTarget",
    description: "The object that visitors book: exactly one member.",
    storedAs: "parent",
    options: [
      { name: "service", storedKind: "", type: reference("SERVICE"), description: "A service: id or slug." },
      {
        name: "provider",
        storedKind: "",
        type: reference("PROVIDER"),
        description: "A provider: id or slug.",
      },
      { name: "menu", storedKind: "", type: reference("MENU"), description: "A service menu: id or slug." },
    ],
  },
};

function block(
  kind: BlockKind,
  name: string,
  description: string,
  members: readonly ContentMember[],
): ContentOption {
  return {
    name: kind,
    storedKind: kind,
    description,
    type: toObject({ name: `${name}Block`, description, members: [anchor, ...members] }),
  };
}

const COLUMN_BLOCKS: readonly ContentOption[] = [
  block("hero", "Hero", "The opening of a page: heading, text, picture and links.", [
    requiredTitle,
    text,
    { name: "image", type: PICTURE, description: "The picture. Null for none." },
    actions,
  ]),
  block("richText", "RichText", "Text as HTML.", [
    {
      name: "text",
      type: richText,
      isRequired: true,
      description: "The text as HTML. Scripts and unknown elements are removed.",
    },
  ]),
  block("image", "Image", "A picture.", [
    { name: "image", type: PICTURE, isRequired: true, description: "The picture." },
    { name: "caption", type: line(CONTENT_LIMITS.caption), description: "Caption. Null for none." },
  ]),
  block("gallery", "Gallery", "Several pictures.", [
    title,
    {
      name: "images",
      type: toList(PICTURE, CONTENT_LIMITS.images, 1),
      isRequired: true,
      description: "Pictures in order, at least one.",
    },
  ]),
  block("quote", "Quote", "A quotation.", [
    { ...text, isRequired: true, description: "Plain text of one or more lines." },
    {
      name: "source",
      type: line(CONTENT_LIMITS.line),
      description: "Author of the quotation. Null for none.",
    },
  ]),
  block("faq", "Faq", "Questions with their answers.", [
    title,
    {
      name: "questions",
      type: toList(FAQ_QUESTION, CONTENT_LIMITS.questions, 1),
      isRequired: true,
      description: "Questions in order, at least one.",
    },
  ]),
  block("callToAction", "CallToAction", "A call to action: heading, text and links.", [
    requiredTitle,
    text,
    { ...actions, type: linkList(1), isRequired: true, description: "One to three links." },
  ]),
  block("postList", "PostList", "The latest posts.", [
    title,
    {
      name: "blog",
      type: reference("PAGE"),
      description: "Page of the blog: id or slug. Null for posts of every blog.",
    },
    {
      name: "category",
      type: reference("CATEGORY"),
      description: "Category: id or slug. Null for posts of every category.",
    },
    { name: "count", type: count, description: "Number of posts. Null shows all of them in pages." },
  ]),
  block("productGrid", "ProductGrid", "Products in a grid.", [
    title,
    {
      name: "shop",
      type: reference("PAGE"),
      description: "Page of the shop: id or slug. Null for products of every shop.",
    },
    {
      name: "products",
      type: toList(reference("PRODUCT"), CONTENT_LIMITS.products),
      description: "Products in order: ids or slugs. If empty, the products of the shop.",
    },
    { name: "count", type: count, description: "Number of products. Null shows all of them." },
  ]),
  block("contact", "Contact", "The contact details of the business.", [title, text]),
  block("mapLink", "MapLink", "A link to a map.", [
    title,
    {
      name: "address",
      type: line(CONTENT_LIMITS.line),
      description: "Postal address. Null for the address of the business.",
    },
  ]),
  block("serviceCard", "ServiceCard", "A service that visitors can book.", [
    {
      name: "service",
      type: reference("SERVICE"),
      isRequired: true,
      description: "The service: id or slug.",
    },
    { ...text, description: "Plain text. Null for the description of the service." },
  ]),
  block("booking", "Booking", "A booking form within the page.", [
    title,
    { name: "target", type: BOOKING_TARGET, isRequired: true, description: "The object that visitors book." },
  ]),
  block("form", "Form", "A form within the page.", [
    title,
    { name: "form", type: reference("FORM"), isRequired: true, description: "The form: id or slug." },
  ]),
  block("survey", "Survey", "A survey within the page.", [
    title,
    { name: "survey", type: reference("SURVEY"), isRequired: true, description: "The survey: id or slug." },
  ]),
];

const COLUMN = toObject({
  name: "Column",
  description: "One column of a block of columns.",
  storedAs: "only",
  members: [
    {
      name: "blocks",
      type: toList(
        {
          kind: "oneOf",
          shape: {
            name: "ColumnBlock",
            description: "A block in a column: exactly one member. Columns are never nested.",
            storedAs: "kind",
            options: COLUMN_BLOCKS,
          },
        },
        CONTENT_LIMITS.blocks,
      ),
      isRequired: true,
      description: "Blocks of the column from top to bottom.",
    },
  ],
});

export const BLOCK: ContentType = {
  kind: "oneOf",
  shape: {
    name: "Block",
    description: "A block of a page or post: exactly one member.",
    storedAs: "kind",
    options: [
      ...COLUMN_BLOCKS,
      block("columns", "Columns", "Blocks in columns.", [
        {
          name: "columns",
          type: toList(COLUMN, 3, 2),
          isRequired: true,
          description: "Two or three columns.",
        },
      ]),
    ],
  },
};
