import type { PageHead, PageOutcome } from "../../router/page.ts";
import { type ContentQueryData, readSite } from "../contentAnswer.ts";

type BusinessData = NonNullable<ContentQueryData["business"]>;

/** `name` and `tagline` are queried for `/` only. */
export interface HomeData extends ContentQueryData {
  readonly business?:
    | (BusinessData & { readonly name?: string; readonly tagline?: string | null | undefined })
    | null
    | undefined;
}

export interface BusinessHomeData extends HomeData {
  readonly business: BusinessData & { readonly name: string; readonly tagline: string | null | undefined };
}

/** True when `/` shows the business because no home page is published. Always false in a preview. */
export function showsBusinessHome<Data extends HomeData>(data: Data): data is Data & BusinessHomeData {
  return data.business?.name !== undefined && readSite(data)?.resolve == null;
}

/** The page depends on services and settings, which no site version counts, so it is never cached. */
export const businessOutcome: PageOutcome = { status: 200, isPrivate: true };

/** Search engines leave it out. Shared links show the name and tagline. */
export function getBusinessHead({ name, tagline }: BusinessHomeData["business"]): PageHead {
  return {
    isIndexed: false,
    type: "website",
    siteName: name,
    description: tagline ?? undefined,
    canonical: "/",
  };
}
