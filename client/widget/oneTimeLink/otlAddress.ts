import type { RouteParams } from "../../router/page.ts";
import { keepGlobalParams } from "../layout/keptParams.ts";

export interface OtlAddress {
  readonly slug: string;
  readonly service: string | null;
}

/** Reads `/widget/otl/{oneTimeSlug}` and `/widget/otl?slug=`. */
export function readOtlAddress({ oneTimeSlug }: RouteParams, { searchParams }: URL): OtlAddress {
  return {
    slug: oneTimeSlug ?? searchParams.get("slug") ?? "",
    service: searchParams.get("service") || null,
  };
}

export function getOtlHref(url: URL, service: string | null): string {
  const nextUrl = new URL(url);
  if (service === null) nextUrl.searchParams.delete("service");
  else nextUrl.searchParams.set("service", service);
  return `${nextUrl.pathname}${nextUrl.search}`;
}

export function getOtlChoiceHref(url: URL): string {
  const nextUrl = new URL(`${url.pathname}${keepGlobalParams(url.search)}`, url);
  const slug = url.searchParams.get("slug");
  if (slug !== null) nextUrl.searchParams.set("slug", slug);
  return `${nextUrl.pathname}${nextUrl.search}`;
}
