/** What a content site says, as it is kept: plain values, judged once when they are written. Ids are row ids (UUIDs). */

/** The nouns of a site; each is an entry with revisions of its own. */
export const ENTRY_KINDS = ["SITE", "PAGE", "POST", "AUTHOR", "CATEGORY", "PRODUCT"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** HTML of the allow-list, kept as text (`modules/content/sanitise.ts`). */
export type RichText = string;

/** A picture that was uploaded, or a file that comes with the house. `alt` null: the upload's own; "" decorates only. */
export type PictureSource =
  | { readonly kind: "MEDIA"; readonly media: string; readonly alt: string | null }
  | {
      readonly kind: "FILE";
      /** One of our own: `/demo/site/hall.svg`. */
      readonly path: string;
      /** Pixels. */
      readonly width: number;
      readonly height: number;
      readonly alt: string;
    };

/** Where a link leads. */
export type Target =
  /** To an entry, wherever its address is then. */
  | { readonly kind: "ENTRY"; readonly entry: string }
  /** To an address of our own: `/widget/appointment/northside`. */
  | { readonly kind: "PATH"; readonly path: string }
  /** Away: https, mailto or tel. */
  | { readonly kind: "URL"; readonly url: string };

/** A link with its words. */
export interface Action {
  readonly label: string;
  readonly target: Target;
}

/** A link of the navigation; those below it have none below them. `target` null: it only opens those below. */
export interface NavItem {
  readonly label: string;
  readonly target: Target | null;
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

/** A profile elsewhere. */
export interface SocialLink {
  readonly kind: (typeof SOCIAL_KINDS)[number];
  readonly url: string;
}

/** The settings of a site. */
export interface SiteData {
  readonly title: string;
  readonly tagline: string;
  readonly description: string;
  /** The language that the content is written in (BCP 47). */
  readonly locale: string;
  readonly navigation: readonly NavItem[];
  readonly footer: RichText;
  readonly social: readonly SocialLink[];
  readonly logo: PictureSource | null;
  /** Shown where the site is shared; nouns with a picture of their own show that. */
  readonly ogImage: PictureSource | null;
}

/** What search engines are told; empty: the noun's own title and text. */
export interface SeoData {
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly isIndexed: boolean;
}

/** A page. The one without a slug is home. */
export interface PageData extends SeoData {
  readonly title: string;
  readonly description: string;
  readonly image: PictureSource | null;
  /** Posts and products can belong to it: their addresses begin with its own. */
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
  /** The page whose blog it is in; null: none, its address is `/b/{slug}/`. */
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
  /** The service that it books. */
  readonly service: string | null;
  /** The page whose shop it is in. */
  readonly shop: string | null;
}

/** What each kind of entry says. */
export interface ContentData {
  readonly SITE: SiteData;
  readonly PAGE: PageData;
  readonly POST: PostData;
  readonly AUTHOR: AuthorData;
  readonly CATEGORY: CategoryData;
  readonly PRODUCT: ProductData;
}

/** Unique within its entry; an anchor of the page too. */
interface OfBlock<Kind extends string> {
  readonly id: string;
  readonly kind: Kind;
}

export interface HeroBlock extends OfBlock<"hero"> {
  readonly title: string;
  readonly text: string;
  readonly image: PictureSource | null;
  readonly actions: readonly Action[];
}

export interface RichTextBlock extends OfBlock<"richText"> {
  readonly text: RichText;
}

export interface ImageBlock extends OfBlock<"image"> {
  readonly image: PictureSource;
  readonly caption: string;
}

export interface GalleryBlock extends OfBlock<"gallery"> {
  readonly title: string;
  readonly images: readonly PictureSource[];
}

/** Two or three columns of blocks that are no columns themselves. */
export interface ColumnsBlock extends OfBlock<"columns"> {
  readonly columns: readonly (readonly Block[])[];
}

export interface QuoteBlock extends OfBlock<"quote"> {
  readonly text: string;
  readonly source: string;
}

export interface Question {
  readonly question: string;
  readonly answer: RichText;
}

export interface FaqBlock extends OfBlock<"faq"> {
  readonly title: string;
  readonly questions: readonly Question[];
}

export interface CallToActionBlock extends OfBlock<"callToAction"> {
  readonly title: string;
  readonly text: string;
  readonly actions: readonly Action[];
}

/** The latest posts: of a blog, of a category, or of both; null: of all. */
export interface PostListBlock extends OfBlock<"postList"> {
  readonly title: string;
  readonly blog: string | null;
  readonly category: string | null;
  /** How many; null: all of them, page by page. */
  readonly count: number | null;
}

/** Named products in that order, else those of a shop, else all. */
export interface ProductGridBlock extends OfBlock<"productGrid"> {
  readonly title: string;
  readonly shop: string | null;
  readonly products: readonly string[];
  readonly count: number | null;
}

/** How the business is reached; phone, e-mail and address are the business's own. */
export interface ContactBlock extends OfBlock<"contact"> {
  readonly title: string;
  readonly text: string;
}

/** A link to a map. */
export interface MapLinkBlock extends OfBlock<"mapLink"> {
  readonly title: string;
  /** Empty: the business's own. */
  readonly address: string;
}

export interface ServiceCardBlock extends OfBlock<"serviceCard"> {
  readonly service: string;
  /** In place of the service's own description; empty: that. */
  readonly text: string;
}

/** Booking within the page: a service, all of a provider's, or a menu's; exactly one. */
export interface BookingBlock extends OfBlock<"booking"> {
  readonly title: string;
  readonly service: string | null;
  readonly provider: string | null;
  readonly menu: string | null;
}

export interface FormBlock extends OfBlock<"form"> {
  readonly title: string;
  readonly form: string;
}

export interface SurveyBlock extends OfBlock<"survey"> {
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

/** Whether a stored block is of a kind that is known here: another release may have written it. */
export function isKnownBlock(block: unknown): block is Block {
  const kind = (block as { readonly kind?: unknown } | null)?.kind;
  return (BLOCK_KINDS as readonly unknown[]).includes(kind);
}
