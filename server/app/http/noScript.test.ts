import { describe, expect, it } from "vitest";
import { locales } from "../../shared/languages/locales.ts";
import { renderNoScript } from "./noScript.ts";

const business = { name: "Smith & <Sons>", phone: "+1 (212) 555-0100", email: "hello@smith.example" };

describe("renderNoScript", () => {
  it.each(locales)("states in %s what works and how to contact the business", (locale) => {
    const note = renderNoScript(locale, business);
    expect(note).toMatch(/^<noscript>.*<\/noscript>$/);
    expect(note).toContain("JavaScript");
    expect(note).toContain('<a href="tel:+12125550100">+1 (212) 555-0100</a>');
    expect(note).toContain('<a href="mailto:hello@smith.example">hello@smith.example</a>');
    expect(note).toContain("Smith &amp; &lt;Sons&gt;");
    if (locale !== "en") expect(note).not.toContain("You can read this page");
  });

  it("omits a missing business and an empty phone or email", () => {
    expect(renderNoScript("en", null)).not.toContain("directly");
    expect(renderNoScript("en", { ...business, phone: "" })).not.toContain("tel:");
    expect(renderNoScript("en", { ...business, phone: "", email: "" })).not.toContain("directly");
  });
});
