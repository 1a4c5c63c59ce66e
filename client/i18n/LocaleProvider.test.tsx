import { setupI18n } from "@lingui/core";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useLocale as useAriaLocale } from "react-aria-components";
import { expect, it, vi } from "vitest";
import { AriaLocale } from "../ui/AriaLocale.tsx";
import { LocaleProvider, useLocale } from "./LocaleProvider.tsx";

function AriaTag() {
  return useAriaLocale().locale;
}

function Probe() {
  const { locale, localeTag, setLocale } = useLocale();
  return (
    <>
      <p>
        {`${locale} ${localeTag} `}
        <AriaLocale>
          <AriaTag />
        </AriaLocale>
      </p>
      <button onClick={() => setLocale("pt-br")}>switch</button>
    </>
  );
}

it("switches messages, react-aria, the document and the cookie without a reload", async () => {
  const onSwitch = vi.fn();
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  render(
    <LocaleProvider initial="en" initialI18n={i18n} onSwitch={onSwitch}>
      <Probe />
    </LocaleProvider>,
  );
  expect(screen.getByText("en en en")).toBeTruthy();

  await userEvent.click(screen.getByRole("button", { name: "switch" }));
  expect(await screen.findByText("pt-br pt-BR pt-BR")).toBeTruthy();
  expect(document.documentElement.lang).toBe("pt-BR");
  expect(document.cookie).toContain("i18n_redirected=pt-br");
  expect(onSwitch).toHaveBeenCalledExactlyOnceWith("pt-br");
});
