import type { InjectOptions } from "fastify";
import { expect, it } from "vitest";
import { createTestApp } from "../../app/http/createTestApp.ts";

const post = (
  payload: object,
  headers: Record<string, string> = {},
  url = "/graphql",
): InjectOptions & { url: string } => ({
  method: "POST",
  url,
  headers: { "content-type": "application/json", ...headers },
  payload: JSON.stringify(payload),
});
const broken = { query: "{ broken }" };
const german = "Interner Serverfehler";

it.each([
  ["English, unless asked otherwise", {}, "/graphql", "Internal server error"],
  ["the browser's language", { "accept-language": "de-AT,en;q=0.5" }, "/graphql", german],
  ["the chosen one first", { "accept-language": "fr", cookie: "i18n_redirected=de" }, "/graphql", german],
  ["the address's before it", { cookie: "i18n_redirected=fr" }, "/graphql?locale=de", german],
  [
    "a cookie of rubbish is none",
    { cookie: "i18n_redirected=%00'\"<script>", "accept-language": "de" },
    "/graphql",
    german,
  ],
  ["a locale given twice is none", { "accept-language": "de" }, "/graphql?locale=fr&locale=it", german],
  [
    "a header of ten kilobytes is read no further than sense goes",
    { "accept-language": `${"xx-Latn-XX;q=0.9,".repeat(600)}de` },
    "/graphql",
    "Internal server error",
  ],
])("%s", async (_name, headers, url, message) => {
  const { app } = await createTestApp();
  const response = await app.inject(post(broken, headers, url));
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    errors: [{ message, extensions: { code: "INTERNAL_SERVER_ERROR" } }],
  });
});

it("rejects a malformed request in the language of the caller", async () => {
  const { app } = await createTestApp();
  const unknown = await app.inject(post({ id: "nobody-knows" }, { "accept-language": "hu" }));
  expect(unknown.statusCode).toBe(404);
  expect(unknown.json()).toEqual({
    errors: [
      {
        message: "Ez a dokumentum itt ismeretlen. Kérjük, töltse újra az oldalt.",
        extensions: { code: "PERSISTED_DOCUMENT_NOT_FOUND" },
      },
    ],
  });
});

it("renders a page for eleven kilobytes of languages and an invalid cookie", async () => {
  const { app } = await createTestApp();
  const headers = { "accept-language": "x;q=1,".repeat(1_900), cookie: `i18n_redirected=${"é".repeat(900)}` };
  expect((await app.inject({ url: "/widget/x", headers })).statusCode).toBe(200);
});
