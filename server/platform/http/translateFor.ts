import type { FastifyRequest } from "fastify";
import { translateIfKnown } from "../i18n/translateFailure.ts";
import { getI18n } from "../i18n/getI18n.ts";
import { getRequestLocale } from "./requestInfo.ts";

/** `text` must be marked `i18n`. */
export function translateFor(request: FastifyRequest, text: string): string {
  return translateIfKnown(getI18n(getRequestLocale(request)), text);
}
