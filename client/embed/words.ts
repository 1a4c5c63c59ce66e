import { inLanguage } from "./inLanguage.ts";

const words: Readonly<Record<string, string>> = {
  da: "Book en tid",
  de: "Termin buchen",
  en: "Book an appointment",
  es: "Reservar una cita",
  fr: "Prendre rendez-vous",
  hu: "Időpontfoglalás",
  it: "Prenota un appuntamento",
  nl: "Afspraak maken",
  pl: "Umów wizytę",
  "pt-br": "Agendar um horário",
  pt: "Marcar uma consulta",
};

/** What the button, the dialog and the frame are called when the page does not say it: all that this script says by itself. */
export const bookWords = (language: string): string => inLanguage(words, language);
