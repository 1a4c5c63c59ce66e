import { setupI18n } from "@lingui/core";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LocaleProvider } from "../../../i18n/LocaleProvider.tsx";
import type { Locale } from "../../../i18n/locales.ts";
import { renderInApp } from "../../../testing/renderInApp.tsx";
import { EMPTY_ANSWERS, type Questions } from "./answers.ts";
import { ContactFields } from "./ContactFields.tsx";

const questions: Questions = {
  askPhone: "NO",
  askDateOfBirth: "NO",
  locationKinds: [],
  consentText: null,
  today: "2026-11-23",
};

const fieldNames = () => screen.getAllByRole("textbox").map((field) => field.getAttribute("autocomplete"));

test.each<[Locale, readonly string[]]>([
  ["en", ["given-name", "family-name", "email"]],
  ["de", ["given-name", "family-name", "email"]],
  ["hu", ["family-name", "given-name", "email"]],
])("ContactFields orders the name fields for %s", (locale, names) => {
  renderInApp(
    <LocaleProvider initial={locale} initialI18n={setupI18n({ locale, messages: { [locale]: {} } })}>
      <ContactFields
        questions={questions}
        answers={EMPTY_ANSWERS}
        getChangeHandler={() => () => undefined}
        getBlurHandler={() => () => undefined}
        getError={() => undefined}
        optionalLabel="Optional"
      />
    </LocaleProvider>,
  );
  expect(fieldNames()).toEqual(names);
});
