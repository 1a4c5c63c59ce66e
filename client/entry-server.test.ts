import { describe, expect, it, vi } from "vitest";
import { findLocale, renderPage, type PageRequest } from "./entry-server.tsx";
import { languageTag, locales } from "./i18n/locales.ts";

const request = (path: string, more: Partial<PageRequest> = {}): PageRequest => ({
  url: `http://daybook.test${path}`,
  cookies: null,
  acceptLanguage: null,
  execute: async () => ({ data: {} }),
  onError: () => {},
  ...more,
});

async function render(path: string, more: Partial<PageRequest> = {}) {
  const page = await renderPage(request(path, more));
  if (page.kind === "redirect") throw new Error(`redirected to ${page.location}`);
  return page;
}

describe("renderPage", () => {
  it("renders the error page for an unknown address", async () => {
    const page = await render("/no/such/place");
    expect(page).toMatchObject({ status: 404, lang: "en", dir: "ltr", file: null, isPrivate: false });
    expect(page.title).toBe("404 · Page not found: /no/such/place");
    expect(page.body).toContain("Page not found: /no/such/place");
    expect(page.data).toMatchObject({ locale: "en", answers: [], failure: { status: 404 } });
  });

  it("escapes the address", async () => {
    const page = await render("/%3Cscript%3Ealert(1)%3C/script%3E");
    expect(page.body).toContain("&lt;script&gt;");
    expect(page.body).not.toContain("<script>");
  });

  it("redirects to the canonical trailing slash", async () => {
    const moved = await renderPage(request("/widget/booking/x/?a=1"));
    expect(moved).toEqual({ kind: "redirect", status: 308, location: "/widget/booking/x?a=1" });
  });

  it("uses the language of the embed, the cookie or the browser", async () => {
    const all = { cookies: "i18n_redirected=fr", acceptLanguage: "hu" };
    expect((await render("/x/y?locale=de", all)).lang).toBe("de");
    expect((await render("/x/y", all)).lang).toBe("fr");
    expect((await render("/x/y", { acceptLanguage: "hu" })).lang).toBe("hu");
  });

  it("findLocale uses only the cookie and the browser", () => {
    expect(findLocale({ cookies: "a=1; i18n_redirected=fr", acceptLanguage: "hu" })).toBe("fr");
    expect(findLocale({ cookies: null, acceptLanguage: "hu" })).toBe("hu");
    expect(findLocale({ cookies: "i18n_redirected=<script>", acceptLanguage: null })).toBe("en");
  });

  it("renders several languages at once", async () => {
    const requestedLocales = Array.from(
      { length: 110 },
      (_, index) => locales[index % locales.length] ?? "en",
    );
    const pages = await Promise.all(requestedLocales.map((locale) => render(`/x/y?locale=${locale}`)));
    expect(pages.map(({ lang }) => lang)).toEqual(requestedLocales.map(languageTag));
  });

  it("renders an error page with a status when the graph fails", async () => {
    const onError = vi.fn();
    const execute = () => Promise.reject(new Error("out of order"));
    const page = await render("/widget/appointment/service/yoga-class", { execute, onError });
    expect(page).toMatchObject({ status: 500, data: { failure: { reason: "bug" } } });
    expect(page.body).toContain("Something went wrong");
    expect(page.body).not.toContain("out of order");
    expect(onError).toHaveBeenCalled();
  });
});
