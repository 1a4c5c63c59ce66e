import type { FastifyRequest } from "fastify";
import { sayKnown } from "../i18n/sayFailure.ts";
import { speak } from "../i18n/speak.ts";
import { localeOf } from "./requestInfo.ts";

/** A fixed English text (marked `i18n` where it is written) in the language of whoever sent a request. */
export function sayTo(request: FastifyRequest, text: string): string {
  return sayKnown(speak(localeOf(request)), text);
}
