import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { earlyScript } from "../../shared/markup/earlyScript.ts";
import { hostOf } from "./requestInfo.ts";

/** The style elements that react-aria makes (pressing, and scrolling behind overlays on iOS), letter by letter. */
const libraryStyles = [
  "@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}",
  "@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}",
].map(hashOf);

/** Returns the source expression that allows one inline text (CSP Level 3, section 2.3.1). */
function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The origins that may show the widget of a request's host in a frame; none: every origin. */
export type FramedBy = (host: string) => Promise<readonly string[]>;

/**
 * Scripts, style sheets and fonts of the build. Their headers are sent with every file of a first view. A policy counts
 * for documents and workers only, so a worker keeps its own.
 */
const ASSET = /^\/assets\/(?!\w*Worker)[\w.-]+\.(?:js|css|woff2)$/;

/** Pages that another page may show in a frame, if the business has it so; everything else never. */
function isFrameable(url: string): boolean {
  return url.startsWith("/widget/");
}

/**
 * The policy of an answer that is framed by these (as `frame-ancestors` says it). Scripts come from this site alone; the only
 * inline one is `earlyScript`, by its hash. react-aria's hidden elements and a business's accent need style attributes. In development Vite adds
 * style elements.
 */
function contentSecurityPolicy(ancestors: string, { isDevelopment }: { isDevelopment: boolean }): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${hashOf(earlyScript)}`,
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

/** The policy of what is no page: shown by itself it may do nothing at all. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** What is data whatever comes of it; the graph says so itself, for it shows a page to browsers. */
const DATA = /^\/(uploads|exports|feeds|media|webhooks|healthz|readyz|metrics)(\/|$)|\.(ics|xml|txt|csv)$/;

/** Nothing of the house needs any of it, nor may a frame within it. */
const permissions =
  "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), bluetooth=(), midi=(), display-capture=()";

/** A year, as browsers' lists ask; for the name asked for alone, not for those below it, which may be somebody else's. */
const onlyByTls = "max-age=31536000";

interface Options {
  readonly isDevelopment: boolean;
  /** Without: the widget of every host by everybody. */
  readonly framedBy?: FramedBy | undefined;
}

/** Puts the headers on every answer. A referrer never leaves the site: addresses hold access keys. */
export function addSecurityHeaders(app: FastifyInstance, { framedBy, ...options }: Options): void {
  const never = contentSecurityPolicy("'none'", options);
  const everybody = contentSecurityPolicy("*", options);
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-content-type-options", "nosniff");
    if (request.protocol === "https") reply.header("strict-transport-security", onlyByTls);
    if (ASSET.test(request.url)) return done();
    reply
      .header("referrer-policy", "same-origin")
      .header("permissions-policy", permissions)
      .header("x-request-id", request.id);
    const isData = DATA.test(request.url.split("?", 1)[0]!);
    if (isData || !isFrameable(request.url)) {
      reply
        .header("content-security-policy", isData ? dataPolicy : never)
        // For browsers that know the policy by its older name alone.
        .header("x-frame-options", "DENY");
      return done();
    }
    if (!framedBy) {
      reply.header("content-security-policy", everybody);
      return done();
    }
    const policyOf = (origins: readonly string[]) =>
      origins.length === 0 ? everybody : contentSecurityPolicy(["'self'", ...origins].join(" "), options);
    // The reply is a promise itself, and not to be waited for here.
    const allow = (origins: readonly string[]) =>
      void reply.header("content-security-policy", policyOf(origins));
    framedBy(hostOf(request))
      .then(allow)
      // oxlint-disable-next-line promise/no-callback-in-promise -- a hook that is a promise would cost every other answer
      .then(() => done(), done);
  });
}
