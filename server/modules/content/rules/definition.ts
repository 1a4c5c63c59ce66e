/** Content as it is stored after validation. References are row ids (UUIDs). */

export const ENTRY_KINDS = ["SITE", "PAGE", "POST", "AUTHOR", "CATEGORY", "PRODUCT"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Sanitised HTML (`modules/content/sanitise.ts`). */
export type RichText = string;

/** An upload or a file of the server. A null `alt` means the alt text of the upload; "" marks a decorative picture. */
export type PictureSource =
  | { readonly kind: "MEDIA"; readonly media: string; readonly alt: string | null }
  | {
      readonly kind: "FILE";
      readonly path: string;
      /** Pixels. */
      readonly width: number;
      readonly height: number;
      readonly alt: string;
    };

export type LinkTarget =
  | { readonly kind: "ENTRY"; readonly entry: string }
  | { readonly kind: "PATH"; readonly path: string }
  | { readonly kind: "URL"; readonly url: string };

export interface Action {
  readonly label: string;
  readonly target: LinkTarget;
}

/** A null `target` only opens the submenu. Submenus have one level. */
export interface NavItem {
  readonly label: string;
  readonly target: LinkTarget | null;
  readonly children: readonly Action[];
}

export const SOCIAL_KINDS = [
  "INSTAGRAM",
  "FACEBOOK",
  "LINKEDIN",
  "YOUTUBE",
  "TIKTOK",
  "MASTODON",
  "BLUESKY",
  "X",
  "OTHER",
] as const;

export interface SocialLink {
  readonly kind: (typeof SOCIAL_KINDS)[number];
  readonly url: string;
}

export interface SiteData {
  readonly title: string;
  readonly tagline: string;
  readonly description: string;
  readonly locale: string;
  readonly navigation: readonly NavItem[];
  readonly footer: RichText;
  readonly social: readonly SocialLink[];
  readonly logo: PictureSource | null;
  /** Open Graph picture of pages without their own picture. */
  readonly ogImage: PictureSource | null;
}

/** Empty values fall back to the entry's title and description. */
export interface SeoData {
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly isIndexed: boolean;
}

export interface PageData extends SeoData {
  readonly title: string;
  readonly description: string;
  readonly image: PictureSource | null;
  /** Addresses of its posts or products begin with its slug. */
  readonly isBlog: boolean;
  readonly isShop: boolean;
  readonly blocks: readonly Block[];
}

export interface PostData extends SeoData {
  readonly title: string;
  readonly excerpt: string;
  readonly image: PictureSource | null;
  readonly author: string | null;
  readonly categories: readonly string[];
  /** Page of the blog. If null, the address is `/b/{slug}/`. */
  readonly blog: string | null;
  readonly blocks: readonly Block[];
}

export interface AuthorData {
  readonly name: string;
  readonly bio: string;
  readonly image: PictureSource | null;
}

export interface CategoryData extends SeoData {
  readonly name: string;
  readonly description: string;
}

export const STOCKS = ["IN_STOCK", "LOW", "SOLD_OUT", "MADE_TO_ORDER"] as const;
export type Stock = (typeof STOCKS)[number];

export interface ProductData extends SeoData {
  readonly title: string;
  readonly summary: string;
  readonly description: RichText;
  readonly images: readonly PictureSource[];
  /** In minor units of the business's currency. */
  readonly priceMinor: number;
  readonly stock: Stock;
  readonly service: string | null;
  readonly shop: string | null;
}

export interface ContentData {
  readonly SITE: SiteData;
  readonly PAGE: PageData;
  readonly POST: PostData;
  readonly AUTHOR: AuthorData;
  readonly CATEGORY: CategoryData;
  readonly PRODUCT: ProductData;
}

/** The id is unique within the entry and also its anchor. */
interface BaseBlock<Kind extends string> {
  readonly id: string;
  readonly kind: Kind;
}

export interface HeroBlock extends BaseBlock<"hero"> {
  readonly title: string;
  readonly text: string;
  readonly image: PictureSource | null;
  readonly actions: readonly Action[];
}

export interface RichTextBlock extends BaseBlock<"richText"> {
  readonly text: RichText;
}

export interface ImageBlock extends BaseBlock<"image"> {
  readonly image: PictureSource;
  readonly caption: string;
}

export interface GalleryBlock extends BaseBlock<"gallery"> {
  readonly title: string;
  readonly images: readonly PictureSource[];
}

/** Two or three columns. Columns cannot be nested. */
export interface ColumnsBlock extends BaseBlock<"columns"> {
  readonly columns: readonly (readonly Block[])[];
}

export interface QuoteBlock extends BaseBlock<"quote"> {
  readonly text: string;
  readonly source: string;
}

export interface Question {
  readonly question: string;
  readonly answer: RichText;
}

export interface FaqBlock extends BaseBlock<"faq"> {
  readonly title: string;
  readonly questions: readonly Question[];
}

export interface CallToActionBlock extends BaseBlock<"callToAction"> {
  readonly title: string;
  readonly text: string;
  readonly actions: readonly Action[];
}

/** Latest posts, filtered by blog and category. A null filter matches every post. */
export interface PostListBlock extends BaseBlock<"postList"> {
  readonly title: string;
  readonly blog: string | null;
  readonly category: string | null;
  /** Number of posts. Null shows all of them, paginated. */
  readonly count: number | null;
}

/** The listed products in that order; without any, the products of the shop; without a shop, all. */
export interface ProductGridBlock extends BaseBlock<"productGrid"> {
  readonly title: string;
  readonly shop: string | null;
  readonly products: readonly string[];
  readonly count: number | null;
}

export interface ContactBlock extends BaseBlock<"contact"> {
  readonly title: string;
  readonly text: string;
}

export interface MapLinkBlock extends BaseBlock<"mapLink"> {
  readonly title: string;
  /** If empty, the address of the business. */
  readonly address: string;
}

export interface ServiceCardBlock extends BaseBlock<"serviceCard"> {
  readonly service: string;
  /** If empty, the description of the service. */
  readonly text: string;
}

/** Exactly one of `service`, `provider` and `menu` is set. */
export interface BookingBlock extends BaseBlock<"booking"> {
  readonly title: string;
  readonly service: string | null;
  readonly provider: string | null;
  readonly menu: string | null;
}

export interface FormBlock extends BaseBlock<"form"> {
  readonly title: string;
  readonly form: string;
}

export interface SurveyBlock extends BaseBlock<"survey"> {
  readonly title: string;
  readonly survey: string;
}

export type Block =
  | HeroBlock
  | RichTextBlock
  | ImageBlock
  | GalleryBlock
  | ColumnsBlock
  | QuoteBlock
  | FaqBlock
  | CallToActionBlock
  | PostListBlock
  | ProductGridBlock
  | ContactBlock
  | MapLinkBlock
  | ServiceCardBlock
  | BookingBlock
  | FormBlock
  | SurveyBlock;

export type BlockKind = Block["kind"];

export const BLOCK_KINDS = [
  "hero",
  "richText",
  "image",
  "gallery",
  "columns",
  "quote",
  "faq",
  "callToAction",
  "postList",
  "productGrid",
  "contact",
  "mapLink",
  "serviceCard",
  "booking",
  "form",
  "survey",
] as const satisfies readonly BlockKind[];

/** A later release may have stored a kind that this release does not know. */
export function isKnownBlock(block: unknown): block is Block {
  const kind = (block as { readonly kind?: unknown } | null)?.kind;
  return (BLOCK_KINDS as readonly unknown[]).includes(kind);
}
