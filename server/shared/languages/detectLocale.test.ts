import { describe, expect, it } from "vitest";
import { detectLocale, matchLanguage } from "./detectLocale.ts";

const hints = { parameter: null, cookies: null, acceptLanguage: null };

describe("detectLocale", () => {
  it.each([
    ["nothing", {}, "en"],
    ["one of ours", { acceptLanguage: "fr" }, "fr"],
    ["a region we do not know apart", { acceptLanguage: "en-US,en;q=0.9" }, "en"],
    ["a region we do", { acceptLanguage: "pt-BR,pt;q=0.9" }, "pt-br"],
    ["the other Portuguese", { acceptLanguage: "pt-PT" }, "pt"],
    ["a script and a region", { acceptLanguage: "de-Latn-AT-1996" }, "de"],
    ["a language we do not speak first", { acceptLanguage: "ja, nl;q=0.5" }, "nl"],
    ["qualities out of order", { acceptLanguage: "da;q=0.2, hu;q=0.8, it;q=0.5" }, "hu"],
    ["equal qualities in order", { acceptLanguage: "pl;q=0.5, es;q=0.5" }, "pl"],
    ["a refused language", { acceptLanguage: "de;q=0, fr;q=0.1" }, "fr"],
    ["a broken quality", { acceptLanguage: "de;q=abc, fr;q=0.1" }, "fr"],
    ["spaces around the weight", { acceptLanguage: "de ; q = 0.1 , fr ; q=0.9" }, "fr"],
    ["any language", { acceptLanguage: "*" }, "en"],
    ["any language after ours", { acceptLanguage: "it, *;q=0.1" }, "it"],
    ["only strangers", { acceptLanguage: "ja, zh-Hant" }, "en"],
    ["rubbish", { acceptLanguage: ";;,,q=1;\u0000" }, "en"],
    ["a very long header", { acceptLanguage: "xx,".repeat(50_000) }, "en"],
    ["the cookie before the browser", { cookies: "a=b; i18n_redirected=es", acceptLanguage: "fr" }, "es"],
    ["a cookie of another case", { cookies: "i18n_redirected=pt-BR" }, "pt-br"],
    ["a cookie that is no language", { cookies: "i18n_redirected=<script>", acceptLanguage: "fr" }, "fr"],
    ["a cookie whose name only ends alike", { cookies: "xi18n_redirected=es", acceptLanguage: "fr" }, "fr"],
    ["the embed before the cookie", { parameter: "hu", cookies: "i18n_redirected=es" }, "hu"],
    ["an embed's region", { parameter: "en-GB", cookies: "i18n_redirected=es" }, "en"],
    ["an embed that speaks nothing of ours", { parameter: "tlh", cookies: "i18n_redirected=es" }, "es"],
  ])("%s", (_name, changedHints, expected) => {
    expect(detectLocale({ ...hints, ...changedHints })).toBe(expected);
  });
});

describe("matchLanguage", () => {
  it.each([
    ["pt_BR", "pt-br"],
    [" DE ", "de"],
    ["enx", null],
    ["", null],
    ["__proto__", null],
  ])("maps %j to %j", (range, expected) => {
    expect(matchLanguage(range)).toBe(expected);
  });
});
