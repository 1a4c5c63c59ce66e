import { expect, it } from "vitest";
import { locales } from "../i18n/locales.ts";
import { faultsIn } from "../../server/testing/messages/judgeCatalogues.ts";
import { closeWord } from "./closeWord.ts";
import { bookWords } from "./words.ts";

it.each([
  ["de", "Termin buchen", "Schließen"],
  ["de-AT", "Termin buchen", "Schließen"],
  ["pt-BR", "Fazer um agendamento", "Fechar"],
  ["pt-PT", "Fazer uma marcação", "Fechar"],
  ["sv", "Book an appointment", "Close"],
  ["", "Book an appointment", "Close"],
])("getBookLabel in %s", (language, book, close) => {
  expect([bookWords(language), closeWord(language)]).toEqual([book, close]);
});

it.each(locales)("the labels in %s meet the rules of the catalogues", (locale) => {
  const said = [
    { id: "Book an appointment", text: bookWords(locale) },
    { id: "Close", text: closeWord(locale) },
  ];
  expect(said.flatMap((one) => faultsIn(locale, { context: "", ...one }))).toEqual([]);
});
