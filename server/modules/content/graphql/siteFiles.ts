import { renderSecurityTxt } from "../rules/securityTxt.ts";
import { buildEmptyRss, buildRss, hasHome, buildRobotsTxt, buildSitemap } from "../siteFiles.ts";
import type { Business } from "../../../platform/database/prisma/client.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Deps } from "../../../platform/database/scope.ts";
import type { RequestInfo } from "../../../platform/graphql/requestInfo.ts";
import { type SiteOrigins, siteOrigin } from "../../businesses/graphql/siteOrigin.ts";

declare module "../../../platform/database/scope.ts" {
  interface Deps {
    /** The operator's. Null for each business's e-mail address. */
    readonly securityContact: string | null;
  }
}

/** Contact for vulnerability reports (RFC 9116). */
export const SECURITY_TXT = "/.well-known/security.txt";

export type SiteFile =
  | { readonly kind: "sitemap" | "robots" | "security" }
  | { readonly kind: "feed"; readonly blog: string | null };

type SiteFileDeps = SiteOrigins & Pick<Deps, "database" | "clock" | "siteViews" | "securityContact">;

/**
 * Renders a file of the public site of the request's host. Returns null if there is none. Without a published site RSS
 * is empty; without a home page the sitemap lists service calendars. At most one statement while the view is cached.
 */
export async function renderSiteFile(
  deps: SiteFileDeps,
  file: SiteFile,
  request: Pick<RequestInfo, "host" | "origin">,
): Promise<string | null> {
  const { database, directory, clock, siteViews } = deps;
  const business = await directory.byHost(request.host);
  const origin = await siteOrigin(deps, business, request);
  if (file.kind === "robots") return buildRobotsTxt(origin);
  const now = clock.now();
  if (file.kind === "security") {
    const { contact, languages } = securityContact(deps, business);
    return contact === null
      ? null
      : renderSecurityTxt({ contact, languages, canonical: origin + SECURITY_TXT, now });
  }
  if (!business) return null;
  const view = await siteViews.getView(business.id, now);
  if (file.kind === "feed") {
    if (view) return buildRss(view, origin, file.blog);
    return file.blog === null ? buildEmptyRss(business, origin) : null;
  }
  return buildSitemap(
    view,
    origin,
    hasHome(view) ? [] : await loadPublishedServiceSlugs(database, business.id),
  );
}

async function loadPublishedServiceSlugs(
  { prisma }: Database,
  businessId: string,
): Promise<readonly string[]> {
  const services = await prisma.service.findMany({
    where: { businessId, publication: "PUBLISHED" },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: { slug: true },
  });
  return services.map(({ slug }) => slug);
}

function securityContact(
  { securityContact: operator }: Pick<SiteFileDeps, "securityContact">,
  business: Pick<Business, "email" | "locale"> | null,
) {
  if (operator !== null || !business) return { contact: operator, languages: ["en"] };
  return { contact: business.email, languages: [...new Set([business.locale, "en"])] };
}
