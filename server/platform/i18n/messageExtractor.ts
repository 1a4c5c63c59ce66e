import type { ExtractorType } from "@lingui/conf";
import babel from "@lingui/cli/api/extractors/babel";

/** Messages come from a macro of Lingui, or from a call of `i18n`. */
const MAY_HAVE_MESSAGES = /lingui|i18n/i;

/** Lingui's extractor, without parsing files that have no messages, which are nearly all of the server. */
export const messageExtractor: ExtractorType = {
  ...babel,
  async extract(file, code, onMessage, context) {
    if (MAY_HAVE_MESSAGES.test(code)) await babel.extract(file, code, onMessage, context);
  },
};
