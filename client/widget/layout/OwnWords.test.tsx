import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInApp } from "../../testing/renderInApp.tsx";
import { OwnLanguageProvider, OwnWords } from "./OwnWords.tsx";

// The page speaks English in tests.
test.each([
  ["hu", "hu"],
  ["pt-br", "pt-BR"],
  ["pt", "pt-PT"],
  ["en", null],
])("the words of a business that writes %s are marked as %s", (locale, marked) => {
  renderInApp(
    <OwnLanguageProvider locale={locale}>
      <p>
        <OwnWords>Consent</OwnWords>
      </p>
    </OwnLanguageProvider>,
  );
  expect(screen.getByText("Consent").getAttribute("lang")).toBe(marked);
});
