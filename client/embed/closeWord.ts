import { inLanguage, type Words } from "./inLanguage.ts";

const words: Words = {
  da: "Luk",
  de: "Schließen",
  en: "Close",
  es: "Cerrar",
  fr: "Fermer",
  hu: "Bezárás",
  it: "Chiudi",
  nl: "Sluiten",
  pl: "Zamknij",
  pt: "Fechar",
};

export const closeWord = (language: string): string => inLanguage(words, language);
