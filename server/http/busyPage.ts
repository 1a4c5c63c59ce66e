import type { FastifyRequest } from "fastify";
import { languageTag } from "../domain/languages/locales.ts";
import { escaped } from "../domain/markup/html.ts";
import { localeOf } from "./requestInfo.ts";
import { sayTo } from "./sayTo.ts";

const again = /* i18n */ "Try again";

/**
 * The page that a visitor sees while the server is overloaded: a sentence and a link to the same address. It loads itself again after
 * some seconds, needs no script and no file, and is written without the renderer.
 */
export function busyPage(request: FastifyRequest, message: string, retrySeconds: number): string {
  const locale = localeOf(request);
  const text = escaped(sayTo(request, message));
  // Visitors who met the same refusal do not come back in the same moment.
  const seconds = retrySeconds + (request.id.charCodeAt(0) % 4);
  return `<!doctype html><html lang="${languageTag(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${seconds}"><title>${text}</title></head><body><main><h1>${text}</h1><p><a href="">${escaped(sayTo(request, again))}</a></p></main></body></html>`;
}
