import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { tabIconPath } from "../../modules/businesses/http/tabIcon.ts";
import { setLoggedPage } from "../../platform/http/logging.ts";
import { renderDocument } from "../../platform/http/pages/document.ts";
import { getRequestHost } from "../../platform/http/requestInfo.ts";
import { getI18n } from "../../platform/i18n/getI18n.ts";
import { defaultLocale, isLocale, languageTag, textDirection } from "../../shared/languages/locales.ts";
import { escapeHtml } from "../../shared/markup/html.ts";
import type { FindDeskAssets } from "./deskBuild.ts";
import type { ReachBusiness } from "./pages.ts";

interface DeskRouteParts {
  readonly findAssets: FindDeskAssets;
  readonly findLocale: (hints: { cookies: string | null; acceptLanguage: string | null }) => string;
  readonly reachBusiness: ReachBusiness | undefined;
  /** When it returns true, it has sent the rejection. */
  readonly rejects: (request: FastifyRequest, reply: FastifyReply) => boolean;
  /** Serves a host without a business. */
  readonly fallback: (request: FastifyRequest, reply: FastifyReply) => void;
}

/**
 * Serves the document of the desk. It contains no data: the browser loads the user, and leads everyone else to the
 * sign-in.
 */
export function addDeskRoutes(app: FastifyInstance, parts: DeskRouteParts): void {
  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (parts.rejects(request, reply)) return;
    const business = await parts.reachBusiness?.(getRequestHost(request));
    if (business === null) return parts.fallback(request, reply);
    const found = parts.findLocale({
      cookies: request.headers.cookie ?? null,
      acceptLanguage: request.headers["accept-language"] ?? null,
    });
    const locale = isLocale(found) ? found : defaultLocale;
    const i18n = getI18n(locale);
    const needsScript = i18n._("The desk needs JavaScript. Please turn it on in your browser.");
    setLoggedPage(request, "/desk");
    void reply
      .type("text/html; charset=utf-8")
      .headers({
        vary: "accept-language, cookie, accept-encoding",
        "cache-control": "private, no-store",
        "x-robots-tag": "noindex, nofollow",
      })
      .send(
        renderDocument({
          lang: languageTag(locale),
          dir: textDirection(locale),
          title: business?.name ?? "Daybook",
          head: [{ name: "meta", attributes: { name: "robots", content: "noindex" } }],
          structuredData: null,
          noScript: `<noscript><div class="no-script" role="note"><p>${escapeHtml(needsScript)}</p></div></noscript>`,
          body: '<div class="desk-loading"></div>',
          data: null,
          assets: parts.findAssets(locale),
          icon: business ? tabIconPath(business) : null,
        }),
      );
  };
  const handler = (request: FastifyRequest, reply: FastifyReply): void => {
    send(request, reply).catch((error: Error) => reply.send(error));
  };
  for (const path of ["/desk", "/desk/*"]) app.get(path, handler);
}
