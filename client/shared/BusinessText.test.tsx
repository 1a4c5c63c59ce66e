import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInApp } from "../testing/renderInApp.tsx";
import { BusinessLanguageProvider, BusinessText } from "./BusinessText.tsx";

test.each([
  ["hu", "hu"],
  ["pt-br", "pt-BR"],
  ["pt", "pt-PT"],
  ["en", null],
])("BusinessText marks the text of a business that writes %s as %s", (locale, marked) => {
  renderInApp(
    <BusinessLanguageProvider locale={locale}>
      <p>
        <BusinessText>Consent</BusinessText>
      </p>
    </BusinessLanguageProvider>,
  );
  expect(screen.getByText("Consent").getAttribute("lang")).toBe(marked);
});
