import type { FastifyRequest } from "fastify";
import { sayKnown } from "../i18n/sayFailure.ts";
import { speak } from "../i18n/speak.ts";
import { localeOf } from "./requestInfo.ts";

/** `text` must be marked `i18n`. */
export function sayTo(request: FastifyRequest, text: string): string {
  return sayKnown(speak(localeOf(request)), text);
}
