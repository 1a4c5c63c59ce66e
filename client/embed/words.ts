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

export const bookWords = (language: string): string => inLanguage(words, language);
