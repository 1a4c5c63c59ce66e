import type { PageHead, PageOutcome } from "../../router/page.ts";
import { type ContentAnswer, siteOf } from "../contentAnswer.ts";

type AnsweredBusiness = NonNullable<ContentAnswer["business"]>;

/** The answer of a page that may be the home page of a business. `name` and `tagline` are queried for `/` only. */
export interface HomeAnswer extends ContentAnswer {
  readonly business?:
    | (AnsweredBusiness & { readonly name?: string; readonly tagline?: string })
    | null
    | undefined;
}

/** An answer of which `/` shows the business itself. */
export interface BusinessAnswer extends HomeAnswer {
  readonly business: AnsweredBusiness & { readonly name: string; readonly tagline: string };
}

/** True when `/` shows the business itself, because it has published no home page. Always false in a preview. */
export function showsBusiness<Data extends HomeAnswer>(data: Data): data is Data & BusinessAnswer {
  return data.business?.name !== undefined && siteOf(data)?.resolve == null;
}

/**
 * The page changes with the services and the settings of the business, which no site version counts.
 * Private pages are never cached, and have `noindex` as a header too.
 */
export const businessOutcome: PageOutcome = { status: 200, isPrivate: true };

/** The head of the page. Search engines leave it out; links that are shared show the name and the tagline. */
export function businessHead({ name, tagline }: BusinessAnswer["business"]): PageHead {
  return { isIndexed: false, type: "website", siteName: name, description: tagline, canonical: "/" };
}
