import { formatter } from "@lingui/format-po";
import type { LinguiConfig } from "@lingui/conf";
import { messageExtractor } from "./messageExtractor.ts";
import { locales } from "../../shared/languages/locales.ts";

const config: LinguiConfig = {
  rootDir: import.meta.dirname,
  locales: [...locales],
  sourceLocale: "en",
  fallbackLocales: { "pt-br": ["pt", "en"], default: "en" },
  catalogs: [
    {
      path: "<rootDir>/locales/{locale}",
      include: [
        "<rootDir>/..",
        "<rootDir>/../../app",
        "<rootDir>/../../modules",
        "<rootDir>/../../shared/failures",
      ],
      exclude: ["**/*.test.*"],
    },
  ],
  orderBy: "messageId",
  extractors: [messageExtractor],
  // Without line numbers, a catalogue changes only with its messages.
  format: formatter({ origins: true, lineNumbers: false }),
};

export default config;
