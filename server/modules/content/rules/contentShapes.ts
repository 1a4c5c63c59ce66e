import type { ReferenceKind } from "./references.ts";
import { CONTENT_LIMITS } from "./limits.ts";

/**
 * Shapes of content. The inputs and the types for editing in the graph and the JSON Schema of exports are generated
 * from them. `validateContent.ts` validates, and tests compare both.
 */
export type ContentType =
  | { readonly kind: "text"; readonly max: number; readonly isEmptyDistinct?: true }
  | { readonly kind: "pattern" | "locale"; readonly pattern: string; readonly max: number }
  | { readonly kind: "url"; readonly max: number }
  | { readonly kind: "richText" }
  | { readonly kind: "boolean"; readonly default: boolean }
  | { readonly kind: "integer"; readonly from: number; readonly to: number }
  | { readonly kind: "price" }
  | {
      readonly kind: "enum";
      readonly name: "Stock" | "SocialKind";
      readonly values: readonly string[];
      readonly default?: string;
    }
  | { readonly kind: "reference"; readonly to: ReferenceKind }
  | { readonly kind: "object"; readonly shape: ObjectShape }
  | { readonly kind: "oneOf"; readonly shape: OneOfShape }
  | {
      readonly kind: "list";
      readonly of: ContentType;
      readonly min: number;
      readonly max: number;
    };

export interface ContentMember {
  readonly name: string;
  /** Name of the stored member, where it differs. */
  readonly stored?: string;
  readonly type: ContentType;
  readonly isRequired?: true;
  readonly description: string;
}

export interface ObjectShape {
  readonly name: string;
  readonly description: string;
  readonly members: readonly ContentMember[];
  /**
   * How the export differs from the input. `parent`: the members are stored in the surrounding object. `only`: the value of
   * the single member is stored without the object.
   */
  readonly storedAs?: "parent" | "only";
}

export interface OneOfShape {
  readonly name: string;
  readonly description: string;
  readonly options: readonly ContentOption[];
  /** `kind`: a member of this name says which option is stored. `parent`: options are members of the object around it. */
  readonly storedAs: "kind" | "parent";
}

export interface ContentOption extends ContentMember {
  /** The stored `kind`. */
  readonly storedKind: string;
}

export const line = (max: number = CONTENT_LIMITS.title): ContentType => ({ kind: "text", max });
export const reference = (to: ReferenceKind): ContentType => ({ kind: "reference", to });
export const toList = (of: ContentType, max: number, min = 0): ContentType => ({
  kind: "list",
  of,
  min,
  max,
});
export const toObject = (shape: ObjectShape): ContentType => ({ kind: "object", shape });

const side: ContentType = { kind: "integer", from: 1, to: CONTENT_LIMITS.pictureSide };

const alt: ContentType = { kind: "text", max: CONTENT_LIMITS.caption, isEmptyDistinct: true };

export const PICTURE: ContentType = {
  kind: "oneOf",
  shape: {
    name: "Picture",
    description: "A picture of the content: exactly one member.",
    storedAs: "kind",
    options: [
      {
        name: "media",
        storedKind: "MEDIA",
        description: "An uploaded picture.",
        type: toObject({
          name: "MediaPicture",
          description: "An uploaded picture.",
          members: [
            {
              name: "id",
              stored: "media",
              type: reference("MEDIA"),
              isRequired: true,
              description: "Id of the `Media`.",
            },
            {
              name: "alt",
              type: alt,
              description: "Alt text. Null for the alt text of the upload, empty for a decorative picture.",
            },
          ],
        }),
      },
      {
        name: "file",
        storedKind: "FILE",
        description: "A picture of the demo, which the server contains.",
        type: toObject({
          name: "FilePicture",
          description: "A picture of the demo, which the server contains.",
          members: [
            {
              name: "path",
              type: {
                kind: "pattern",
                pattern: String.raw`^/demo/(site|staff|services)/[a-z0-9-]{1,60}\.(svg|webp|png|jpg)$`,
                max: 120,
              },
              isRequired: true,
              description: "Path below `/demo/`.",
            },
            { name: "width", type: side, isRequired: true, description: "Width in pixels." },
            { name: "height", type: side, isRequired: true, description: "Height in pixels." },
            {
              name: "alt",
              type: line(CONTENT_LIMITS.caption),
              description: "Alt text. Null for a decorative picture.",
            },
          ],
        }),
      },
    ],
  },
};

const LINK_TARGET: ContentType = {
  kind: "oneOf",
  shape: {
    name: "LinkTarget",
    description: "Destination of a link: exactly one member.",
    storedAs: "kind",
    options: [
      {
        name: "entry",
        storedKind: "ENTRY",
        type: reference("ENTRY"),
        description: "A page, post, category or product: its id, or kind and slug such as `page:about`.",
      },
      {
        name: "path",
        storedKind: "PATH",
        type: line(2_000),
        description: "A path on this host: `/widget/massage`.",
      },
      {
        name: "url",
        storedKind: "URL",
        type: { kind: "url", max: 2_000 },
        description: "An absolute `https`, `mailto` or `tel` URL.",
      },
    ],
  },
};

const label: ContentMember = {
  name: "label",
  type: line(CONTENT_LIMITS.label),
  isRequired: true,
  description: "Label of the link.",
};

const LINK: ContentType = toObject({
  name: "Link",
  description: "A link with its label.",
  members: [
    label,
    { name: "target", type: LINK_TARGET, isRequired: true, description: "Destination of the link." },
  ],
});

export const linkList = (min = 0): ContentType => toList(LINK, CONTENT_LIMITS.actions, min);

export const NAVIGATION_ITEM: ContentType = toObject({
  name: "NavigationItem",
  description: "A link of the navigation, or a submenu.",
  members: [
    label,
    {
      name: "target",
      type: LINK_TARGET,
      description: "Destination. Null for an item that only opens its submenu.",
    },
    {
      name: "children",
      type: toList(LINK, CONTENT_LIMITS.navigation),
      description: "Links of the submenu. Submenus have one level.",
    },
  ],
});

export const SEO: ContentMember = {
  name: "seo",
  description:
    "Metadata for search engines. Its parts default to the title and the description of the entry.",
  type: toObject({
    name: "Seo",
    description: "Metadata of an entry for search engines, as written by the business.",
    storedAs: "parent",
    members: [
      {
        name: "title",
        stored: "seoTitle",
        type: line(),
        description: "Title. Null for the title of the entry.",
      },
      {
        name: "description",
        stored: "seoDescription",
        type: line(CONTENT_LIMITS.excerpt),
        description: "Description. Null for the description of the entry.",
      },
      {
        name: "isIndexed",
        type: { kind: "boolean", default: true },
        description: "True if search engines may list the entry.",
      },
    ],
  }),
};
