import { expect, it } from "vitest";
import { closeWord } from "./closeWord.ts";
import { bookWords } from "./words.ts";

it.each([
  ["de", "Termin buchen", "Schließen"],
  ["de-AT", "Termin buchen", "Schließen"],
  ["pt-BR", "Agendar um horário", "Fechar"],
  ["pt-PT", "Marcar uma consulta", "Fechar"],
  ["sv", "Book an appointment", "Close"],
  ["", "Book an appointment", "Close"],
])("speaks %s", (language, book, close) => {
  expect([bookWords(language), closeWord(language)]).toEqual([book, close]);
});
