import type { Action } from "../rules/definition.ts";
import { resolveHref } from "../addresses.ts";
import type { SiteView } from "../siteView.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { ContentBlockInterface, blockType, toBlockNodes } from "./blocks.ts";
import { PictureRef, toPicture, toPictures } from "./picture.ts";
import { richText } from "./richText.ts";

interface Link {
  readonly label: string;
  readonly href: string;
}

export const ContentLinkRef = builder.objectRef<Link>("ContentLink").implement({
  description: "A link with its label.",
  fields: (t) => ({
    label: t.exposeString("label"),
    href: t.exposeString("href", {
      description: "A path on this host, within the preview in a preview, or an absolute URL.",
    }),
    isExternal: t.boolean({
      description: "True if the link leads to another site.",
      resolve: ({ href }) => !href.startsWith("/"),
    }),
  }),
});

export function toLinks(view: SiteView, actions: readonly Action[]): Link[] {
  return actions.flatMap(({ label, target }) => {
    const href = resolveHref(view, target);
    return href === null ? [] : [{ label, href }];
  });
}

const heroRef = blockType("HeroBlock", "hero", "The opening of a page: heading, text, picture and links.");
builder.objectFields(heroRef, (t) => ({
  // The type is that of the other blocks, because one selection cannot mix `String!` and `String`.
  title: t.string({
    nullable: true,
    description: "Heading. Never null.",
    resolve: ({ block }) => block.title,
  }),
  text: t.string({
    nullable: true,
    description: "Plain text of one or more lines. Null if there is none.",
    resolve: ({ block }) => emptyToNull(block.text),
  }),
  image: t.field({
    type: PictureRef,
    nullable: true,
    resolve: ({ block, pictures }) => toPicture(block.image, pictures),
  }),
  actions: t.field({
    type: [ContentLinkRef],
    resolve: ({ view, block }) => toLinks(view, block.actions),
  }),
}));

builder.objectField(blockType("RichTextBlock", "richText", "Text."), "text", (t) =>
  t.field({ type: "RichText", resolve: ({ view, block }) => richText(view, block.text) }),
);

const imageRef = blockType("ImageBlock", "image", "A picture.");
builder.objectFields(imageRef, (t) => ({
  image: t.field({
    type: PictureRef,
    nullable: true,
    description: "Null if the picture no longer exists.",
    resolve: ({ block, pictures }) => toPicture(block.image, pictures),
  }),
  caption: t.string({
    nullable: true,
    description: "Caption. Null if there is none.",
    resolve: ({ block }) => emptyToNull(block.caption),
  }),
}));

const galleryRef = blockType("GalleryBlock", "gallery", "Several pictures.");
builder.objectFields(galleryRef, (t) => ({
  title: t.string({
    nullable: true,
    description: "Heading. Null if there is none.",
    resolve: ({ block }) => emptyToNull(block.title),
  }),
  images: t.field({
    type: [PictureRef],
    resolve: ({ block, pictures }) => toPictures(block.images, pictures),
  }),
}));

interface Column {
  readonly blocks: readonly ReturnType<typeof toBlockNodes>[number][];
}

const ColumnRef = builder.objectRef<Column>("ContentColumn").implement({
  description: "One column of a `ColumnsBlock`.",
  fields: (t) => ({
    blocks: t.field({ type: [ContentBlockInterface], resolve: ({ blocks }) => [...blocks] }),
  }),
});

builder.objectField(blockType("ColumnsBlock", "columns", "Blocks in columns."), "columns", (t) =>
  t.field({
    type: [ColumnRef],
    description: "Two or three columns. Columns are never nested.",
    resolve: ({ id, view, pictures, block }) =>
      block.columns.map((column) => ({
        blocks: toBlockNodes(view, pictures, id, column).filter((one) => one.block.kind !== "columns"),
      })),
  }),
);

const quoteRef = blockType("QuoteBlock", "quote", "A quotation.");
builder.objectFields(quoteRef, (t) => ({
  text: t.string({
    nullable: true,
    description: "Plain text of one or more lines. Never null.",
    resolve: ({ block }) => block.text,
  }),
  source: t.string({
    nullable: true,
    description: "Author of the quotation. Null if none is named.",
    resolve: ({ block }) => emptyToNull(block.source),
  }),
}));

interface FaqAnswer {
  readonly question: string;
  readonly answer: string;
}

const FaqQuestionRef = builder.objectRef<FaqAnswer>("FaqQuestion").implement({
  description: "A question with its answer.",
  fields: (t) => ({
    question: t.exposeString("question"),
    answer: t.field({ type: "RichText", resolve: ({ answer }) => answer }),
  }),
});

const faqRef = blockType("FaqBlock", "faq", "Questions with their answers.");
builder.objectFields(faqRef, (t) => ({
  title: t.string({
    nullable: true,
    description: "Heading. Null if there is none.",
    resolve: ({ block }) => emptyToNull(block.title),
  }),
  questions: t.field({
    type: [FaqQuestionRef],
    resolve: ({ view, block }) =>
      block.questions.map(({ question, answer }) => ({ question, answer: richText(view, answer) })),
  }),
}));

const callRef = blockType("CallToActionBlock", "callToAction", "A call to action: heading, text and links.");
builder.objectFields(callRef, (t) => ({
  title: t.string({
    nullable: true,
    description: "Heading. Never null.",
    resolve: ({ block }) => block.title,
  }),
  text: t.string({
    nullable: true,
    description: "Plain text of one or more lines. Null if there is none.",
    resolve: ({ block }) => emptyToNull(block.text),
  }),
  actions: t.field({
    type: [ContentLinkRef],
    resolve: ({ view, block }) => toLinks(view, block.actions),
  }),
}));
