import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

/** The style elements that react-aria makes (pressing, and scrolling behind overlays on iOS), letter by letter. */
const libraryStyles = [
  "@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}",
  "@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}",
].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);

/** Pages that a host page may show in a frame; everything else only within this site. */
function isFrameable(pathname: string): boolean {
  return pathname.startsWith("/widget/");
}

/**
 * The policy for one path. Scripts come from this site alone and none is inline; react-aria's hidden
 * elements and a business's accent need style attributes. In development Vite adds style elements.
 */
export function contentSecurityPolicy(pathname: string, options: { isDevelopment: boolean }): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    options.isDevelopment
      ? "style-src 'self' 'unsafe-inline'"
      : `style-src 'self' ${libraryStyles.join(" ")}; style-src-attr 'unsafe-inline'`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    options.isDevelopment ? "connect-src 'self' ws: wss:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFrameable(pathname) ? "*" : "'self'"}`,
  ].join("; ");
}

/** Puts the headers on every answer. A referrer never leaves the site: addresses hold access keys. */
export function addSecurityHeaders(app: FastifyInstance, options: { isDevelopment: boolean }): void {
  // The policy hangs on nothing of a path but whether it may be framed.
  const framed = contentSecurityPolicy("/widget/", options);
  const own = contentSecurityPolicy("/", options);
  app.addHook("onRequest", (request, reply, done) => {
    const pathname = request.url.split("?", 1)[0] ?? "/";
    reply.headers({
      "content-security-policy": isFrameable(pathname) ? framed : own,
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "x-request-id": request.id,
    });
    done();
  });
}
