import { expect, it } from "vitest";
import { locales } from "../i18n/locales.ts";
import { findMessageIssues } from "../../server/testing/messages/findCatalogueFaults.ts";
import { getCloseLabel } from "./closeLabel.ts";
import { getBookLabel } from "./bookLabel.ts";

it.each([
  ["de", "Termin buchen", "Schließen"],
  ["de-AT", "Termin buchen", "Schließen"],
  ["pt-BR", "Fazer um agendamento", "Fechar"],
  ["pt-PT", "Fazer uma marcação", "Fechar"],
  ["sv", "Book an appointment", "Close"],
  ["", "Book an appointment", "Close"],
])("getBookLabel in %s", (language, book, close) => {
  expect([getBookLabel(language), getCloseLabel(language)]).toEqual([book, close]);
});

it.each(locales)("the labels in %s meet the rules of the catalogues", (locale) => {
  const labels = [
    { id: "Book an appointment", text: getBookLabel(locale) },
    { id: "Close", text: getCloseLabel(locale) },
  ];
  expect(labels.flatMap((one) => findMessageIssues(locale, { context: "", ...one }))).toEqual([]);
});
