import { join } from "node:path";
import { isLocale, locales } from "../shared/languages/locales.ts";
import { projectRoot } from "../root.ts";
import { renderMessages } from "../testing/messages/renderMessages.ts";

/** Prints all messages with placeholders, filled with examples, for a native reader. */
const requestedLocales = process.argv.slice(2).filter(isLocale);

for (const locale of requestedLocales.length === 0 ? locales : requestedLocales)
  for (const part of ["client", "server"]) {
    process.stdout.write(`\n# ${locale}, ${part}\n`);
    for (const { id, texts } of renderMessages(join(projectRoot, part, "i18n", "locales"), locale))
      process.stdout.write(`\n${id}\n${texts.map((text) => `  ${text}\n`).join("")}`);
  }
