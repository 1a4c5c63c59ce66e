import type { PageHead, PageOutcome } from "../../router/page.ts";
import { type ContentAnswer, siteOf } from "../contentAnswer.ts";

type AnsweredBusiness = NonNullable<ContentAnswer["business"]>;

/** `name` and `tagline` are queried for `/` only. */
export interface HomeAnswer extends ContentAnswer {
  readonly business?:
    | (AnsweredBusiness & { readonly name?: string; readonly tagline?: string })
    | null
    | undefined;
}

export interface BusinessAnswer extends HomeAnswer {
  readonly business: AnsweredBusiness & { readonly name: string; readonly tagline: string };
}

/** True when `/` shows the business because no home page is published. Always false in a preview. */
export function showsBusiness<Data extends HomeAnswer>(data: Data): data is Data & BusinessAnswer {
  return data.business?.name !== undefined && siteOf(data)?.resolve == null;
}

/** The page depends on services and settings, which no site version counts, so it is never cached. */
export const businessOutcome: PageOutcome = { status: 200, isPrivate: true };

/** Search engines leave it out. Shared links show the name and tagline. */
export function businessHead({ name, tagline }: BusinessAnswer["business"]): PageHead {
  return { isIndexed: false, type: "website", siteName: name, description: tagline, canonical: "/" };
}
