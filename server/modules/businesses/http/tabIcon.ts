import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { type IconSource, renderInitialIcon, getLocalLogo } from "../rules/businessIcon.ts";
import { getOrCreate } from "../../../shared/memory/getOrCreate.ts";
import { getRequestHost } from "../../../platform/http/requestInfo.ts";
import { dataPolicy } from "../../../platform/http/securityHeaders.ts";

const PREFIX = "/assets/tab-icon-";

export function tabIconPath(source: IconSource): string {
  return getOrCreate(paths, JSON.stringify([source.name, source.accentColor, source.logo]), () => {
    const icon = getLocalLogo(source) ?? renderInitialIcon(source);
    return `${PREFIX}${createHash("sha256").update(icon).digest("base64url").slice(0, 10)}`;
  });
}

const paths = new Map<string, string>();

/**
 * Redirects to the logo, or serves the initial. Browsers cache it for a year. An outdated path returns the present icon
 * without caching.
 */
export function addTabIcon(app: FastifyInstance, find: (host: string) => Promise<IconSource | null>): void {
  app.get(`${PREFIX}:hash`, async (request, reply) => {
    const source = await find(getRequestHost(request));
    if (source === null) return reply.callNotFound();
    const isCurrent = request.url.split("?", 1)[0] === tabIconPath(source);
    reply.header("cache-control", isCurrent ? "public, max-age=31536000, immutable" : "no-cache");
    const logo = getLocalLogo(source);
    if (logo !== null) return reply.redirect(logo, 302);
    return reply
      .header("content-security-policy", dataPolicy)
      .type("image/svg+xml")
      .send(renderInitialIcon(source));
  });
}
