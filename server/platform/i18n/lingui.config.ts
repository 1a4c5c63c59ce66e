import { formatter } from "@lingui/format-po";
import type { LinguiConfig } from "@lingui/conf";
import { locales } from "../../shared/languages/locales.ts";

/** The words of mails, of failures, and of the pages that the server makes by itself. Messages are their own ids, in English. */
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
  // Not by where a file happens to lie.
  orderBy: "messageId",
  // No line numbers: a catalogue changes only when words do.
  format: formatter({ origins: true, lineNumbers: false }),
};

export default config;
