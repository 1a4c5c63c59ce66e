import { pickLabel, type Labels } from "./pickLabel.ts";

const labels: Labels = {
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

export const getCloseLabel = (language: string): string => pickLabel(labels, language);
