import { locales } from "../../shared/languages/locales.ts";
import { type CatalogueMessage, readMessages } from "./catalogues.ts";

/** Returns one line for each message without context that two folders translate differently. */
export function findDifferences(folder: string, otherFolder: string): string[] {
  return locales.flatMap((locale) => {
    const others = new Map(
      readMessages(otherFolder, locale).map((message) => [toKey(message), message.text]),
    );
    return readMessages(folder, locale).flatMap((message) => {
      const other = others.get(toKey(message));
      return other === undefined || message.context !== "" || other === message.text
        ? []
        : [`${locale} ${message.id}: ${message.text} | ${other}`];
    });
  });
}

const toKey = ({ context, id }: CatalogueMessage) => `${context}\u0000${id}`;
