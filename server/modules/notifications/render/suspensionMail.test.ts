import { expect, it } from "vitest";
import { locales } from "../../../shared/languages/locales.ts";
import { renderSuspensionMail } from "./suspensionMail.ts";

const URL = "https://hooks.example/a?b=1&c=<d>";

it.each(locales)("suspensionMail renders in %s with the escaped address", (locale) => {
  const mail = renderSuspensionMail(locale, URL);
  expect(mail.subject).toContain("hooks.example");
  expect(mail.text).toContain(URL);
  expect(mail.html).toContain("https://hooks.example/a?b=1&amp;c=&lt;d&gt;");
  expect(`${mail.subject}${mail.text}`).not.toMatch(/\{|\}/);
  if (locale !== "en") expect(mail.text).not.toBe(renderSuspensionMail("en", URL).text);
});

it("suspensionMail falls back to English for an unsupported language", () => {
  expect(renderSuspensionMail("sv-SE", URL)).toEqual({
    ...renderSuspensionMail("en", URL),
    html: expect.stringContaining('lang="en"'),
  });
});
