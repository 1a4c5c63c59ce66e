import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { type IconSource, initialIcon, ownLogo } from "../rules/businessIcon.ts";
import { remembered } from "../../../shared/memory/remembered.ts";
import { hostOf } from "../../../platform/http/requestInfo.ts";
import { dataPolicy } from "../../../platform/http/securityHeaders.ts";

const PREFIX = "/assets/tab-icon-";

/** Returns the path of a business's tab icon. It changes with the icon. */
export function tabIconPath(source: IconSource): string {
  return remembered(paths, JSON.stringify([source.name, source.accentColor, source.logo]), () => {
    const shown = ownLogo(source) ?? initialIcon(source);
    return `${PREFIX}${createHash("sha256").update(shown).digest("base64url").slice(0, 10)}`;
  });
}

/** Every page names its icon. */
const paths = new Map<string, string>();

/**
 * Serves the tab icon of a host's business: its logo, by a redirect, or its initial. Browsers keep it for a year; an outdated path
 * shows the present icon and is not kept. `/favicon.ico` stays unknown.
 */
export function addTabIcon(app: FastifyInstance, find: (host: string) => Promise<IconSource | null>): void {
  app.get(`${PREFIX}:hash`, async (request, reply) => {
    const source = await find(hostOf(request));
    if (source === null) return reply.callNotFound();
    const isCurrent = request.url.split("?", 1)[0] === tabIconPath(source);
    reply.header("cache-control", isCurrent ? "public, max-age=31536000, immutable" : "no-cache");
    const logo = ownLogo(source);
    if (logo !== null) return reply.redirect(logo, 302);
    return reply
      .header("content-security-policy", dataPolicy)
      .type("image/svg+xml")
      .send(initialIcon(source));
  });
}
