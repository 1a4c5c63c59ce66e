import { pickLabel, type Labels } from "./pickLabel.ts";

const labels: Labels = {
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

export const getBookLabel = (language: string): string => pickLabel(labels, language);
