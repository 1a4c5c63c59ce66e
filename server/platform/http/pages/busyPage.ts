import type { FastifyRequest } from "fastify";
import { languageTag } from "../../../shared/languages/locales.ts";
import { escapeHtml } from "../../../shared/markup/html.ts";
import { getRequestLocale } from "../requestInfo.ts";
import { translateFor } from "../translateFor.ts";

const retryText = /* i18n */ "Try again";

/** The security policy allows style attributes. The colours are those of `client/ui/tokens.css`. */
const styles = {
  html: "color-scheme:light dark;background:light-dark(#f6f5f2,#131416);color:light-dark(#1d1e20,#ecebe8)",
  body: "margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif",
  main: "max-width:36rem;margin:12vh auto 0;overflow-wrap:anywhere",
  heading: "margin:0 0 24px;font-size:22px;font-weight:600;line-height:1.35",
  button:
    "display:inline-block;padding:10px 20px;border-radius:8px;background:light-dark(#1d1e20,#ecebe8);color:light-dark(#ffffff,#1c1e21);font-weight:600;text-decoration:none",
} as const;

/**
 * Needs no script, file or renderer. It does not reload by itself, which would interrupt a screen reader (WCAG 2.2.1).
 */
export function renderBusyPage(request: FastifyRequest, message: string): string {
  const locale = getRequestLocale(request);
  const text = escapeHtml(translateFor(request, message));
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${text}</title>`;
  const body = `<main style="${styles.main}"><h1 style="${styles.heading}">${text}</h1><p><a href="" style="${styles.button}">${escapeHtml(translateFor(request, retryText))}</a></p></main>`;
  return `<!doctype html><html lang="${languageTag(locale)}" style="${styles.html}"><head>${head}</head><body style="${styles.body}">${body}</body></html>`;
}
