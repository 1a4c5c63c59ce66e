import { inLanguage, type Words } from "./inLanguage.ts";

const words: Words = {
  da: "Book en aftale",
  de: "Termin buchen",
  en: "Book an appointment",
  es: "Reservar una cita",
  fr: "Prendre rendez-vous",
  hu: "Időpontfoglalás",
  it: "Prenota un appuntamento",
  nl: "Afspraak maken",
  pl: "Umów wizytę",
  "pt-br": "Fazer um agendamento",
  pt: "Fazer uma marcação",
};

/** What the button, the dialog and the frame are called when the page does not say it: all that this script says by itself. */
export const bookWords = (language: string): string => inLanguage(words, language);
