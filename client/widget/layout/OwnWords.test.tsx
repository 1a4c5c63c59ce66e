import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInApp } from "../../testing/renderInApp.tsx";
import { OwnLanguageProvider, OwnWords } from "./OwnWords.tsx";

test.each([
  ["hu", "hu"],
  ["pt-br", "pt-BR"],
  ["pt", "pt-PT"],
  ["en", null],
])("BusinessText marks the text of a business that writes %s as %s", (locale, marked) => {
  renderInApp(
    <OwnLanguageProvider locale={locale}>
      <p>
        <OwnWords>Consent</OwnWords>
      </p>
    </OwnLanguageProvider>,
  );
  expect(screen.getByText("Consent").getAttribute("lang")).toBe(marked);
});
