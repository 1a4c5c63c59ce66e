import { formatter } from "@lingui/format-po";
import type { LinguiConfig } from "@lingui/conf";
import { locales } from "./locales.ts";

/** Catalogues lie beside this file; messages are their own ids, in English. */
const config: LinguiConfig = {
  rootDir: import.meta.dirname,
  locales: [...locales],
  sourceLocale: "en",
  fallbackLocales: { "pt-br": ["pt", "en"], default: "en" },
  catalogs: [
    {
      path: "<rootDir>/locales/{locale}",
      include: ["<rootDir>/.."],
      exclude: ["**/*.test.*", "**/__generated__/**", "**/testing/**"],
    },
  ],
  // No line numbers: a catalogue changes only when words do.
  format: formatter({ origins: true, lineNumbers: false }),
};

export default config;
