import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { earlyScript } from "../../shared/markup/earlyScript.ts";
import { getRequestHost } from "./requestInfo.ts";

/** The exact texts of react-aria's style elements. */
const libraryStyles = [
  "@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}",
  "@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}",
].map(toHashSource);

function toHashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Empty for every origin. */
export type FindFrameAncestors = (host: string) => Promise<readonly string[]>;

/** Policies apply only to documents and workers. */
const ASSET = /^\/assets\/(?:desk\/)?(?!\w*Worker)[\w.-]+\.(?:js|css|woff2)$/;

function isFrameable(url: string): boolean {
  return url.startsWith("/widget/");
}

/**
 * react-aria's hidden elements and a business's accent colour need style attributes. In development Vite adds style
 * elements.
 */
function createContentSecurityPolicy(
  ancestors: string,
  { isDevelopment }: { isDevelopment: boolean },
): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${toHashSource(earlyScript)}`,
    // Proof of work runs in a worker.
    "worker-src 'self'",
    isDevelopment
      ? "style-src 'self' 'unsafe-inline'"
      : `style-src 'self' ${libraryStyles.join(" ")}; style-src-attr 'unsafe-inline'`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    isDevelopment ? "connect-src 'self' ws: wss:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join("; ");
}

/** Opened directly, a response with this policy may load and run nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** `/graphql` sets its own policy, because it shows a page to browsers. */
const DATA =
  /^\/(uploads|exports|feeds|media|schemas|webhooks|healthz|readyz|metrics|\.well-known)(\/|$)|^\/developers(\/.*)?\.md$|\.(ics|xml|txt|csv|graphql)$/;

const permissions =
  "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), bluetooth=(), midi=(), display-capture=()";

/** Without subdomains, which may belong to others. */
const HSTS = "max-age=31536000";

interface Options {
  readonly isDevelopment: boolean;
  readonly findFrameAncestors?: FindFrameAncestors | undefined;
}

/** The referrer never leaves the site, because addresses contain access keys. */
export function addSecurityHeaders(app: FastifyInstance, { findFrameAncestors, ...options }: Options): void {
  const unframedPolicy = createContentSecurityPolicy("'none'", options);
  const anyOriginPolicy = createContentSecurityPolicy("*", options);
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-content-type-options", "nosniff");
    if (request.protocol === "https") reply.header("strict-transport-security", HSTS);
    if (ASSET.test(request.url)) return done();
    reply
      .header("referrer-policy", "same-origin")
      .header("permissions-policy", permissions)
      .header("x-request-id", request.id);
    const isData = DATA.test(request.url.split("?", 1)[0]!);
    if (isData || !isFrameable(request.url)) {
      reply
        .header("content-security-policy", isData ? dataPolicy : unframedPolicy)
        // For browsers without `frame-ancestors`.
        .header("x-frame-options", "DENY");
      return done();
    }
    if (!findFrameAncestors) {
      reply.header("content-security-policy", anyOriginPolicy);
      return done();
    }
    const createPolicy = (origins: readonly string[]) =>
      origins.length === 0
        ? anyOriginPolicy
        : createContentSecurityPolicy(["'self'", ...origins].join(" "), options);
    // The reply is thenable, so it must not be returned.
    const allow = (origins: readonly string[]) =>
      void reply.header("content-security-policy", createPolicy(origins));
    findFrameAncestors(getRequestHost(request))
      .then(allow)
      // oxlint-disable-next-line promise/no-callback-in-promise -- a hook that is a promise would cost every other answer
      .then(() => done(), done);
  });
}
