import compress from "@fastify/compress";
import Fastify from "fastify";
import { expect, it } from "vitest";
import type { ExportedFile } from "../graphql/exports.ts";
import { addExportRoutes } from "./exports.ts";

async function* chunks(...texts: readonly string[]) {
  yield* texts;
}

function appWith(answer: (kind: string, name: string, key: string | null) => ExportedFile) {
  const app = Fastify();
  addExportRoutes(app, (request, { authorization }) =>
    Promise.resolve(answer(request.kind, "name" in request ? request.name : request.query, authorization)),
  );
  app.get("/*", (_request, reply) => reply.code(404).send("page"));
  return app;
}

it.each([
  ["/exports/forms/intake.csv", "FORM intake"],
  ["/exports/surveys/wellbeing-check.csv", "SURVEY wellbeing-check"],
  ["/exports/bookings.csv?on=2026-11-23", "BOOKINGS on=2026-11-23"],
  ["/exports/contacts.csv", "CONTACTS "],
  ["/exports/payments.csv", "PAYMENTS "],
])("serves %s as an attachment", async (url, expected) => {
  const app = appWith((kind, name, key) => ({
    kind: "file",
    name: "a.csv",
    text: chunks("\ufeffa,b\r\n", `${kind} ${name},${key}\r\n`),
  }));
  const response = await app.inject({ url, headers: { authorization: "Bearer key" } });
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(`\ufeffa,b\r\n${expected},Bearer key\r\n`);
  expect(response.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8; header=present",
    "content-disposition": `attachment; filename="a.csv"`,
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
  });
});

it("requires a key, and returns 404 for unknown exports", async () => {
  const answers = {
    no: { kind: "unauthenticated" },
    other: { kind: "unknown" },
    "on=never": { kind: "invalid", message: "on: not a date" },
  } as const;
  const app = appWith((_, name) => answers[name as keyof typeof answers]);
  const unauthorized = await app.inject({ url: "/exports/forms/no.csv" });
  expect([unauthorized.statusCode, unauthorized.headers["www-authenticate"]]).toEqual([401, "Bearer"]);
  const unknown = await app.inject({ url: "/exports/forms/other.csv" });
  expect([unknown.statusCode, unknown.body]).toEqual([404, "404 Not found"]);
  expect(unknown.headers["cache-control"]).toBe("private, no-store");
  const wrong = await app.inject({ url: "/exports/bookings.csv?on=never" });
  expect([wrong.statusCode, wrong.body]).toEqual([400, "400 on: not a date"]);
});

it.each(["/exports/forms/intake", "/exports/orders/a.csv", "/exports/forms/a/b.csv", "/exports"])(
  "leaves %s to the pages",
  async (url) => {
    const app = appWith(() => ({ kind: "unknown" }));
    expect((await app.inject({ url })).body).toBe("page");
  },
);

it("sends the first bytes before the last ones exist", async () => {
  const taken: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  async function* slow() {
    yield "first\r\n";
    await held;
    yield "last\r\n";
  }
  const app = appWith(() => ({ kind: "file", name: "a.csv", text: slow() }));
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  try {
    const response = await fetch(`${origin}/exports/forms/a.csv`);
    const reader = response.body!.getReader();
    for (let end = false; !end;) {
      const { value, done } = await reader.read();
      if (value) taken.push(new TextDecoder().decode(value));
      release();
      end = done;
    }
  } finally {
    await app.close();
  }
  expect(taken[0]).toBe("first\r\n");
  expect(taken.join("")).toBe("first\r\nlast\r\n");
});

it("closes the connection on an error, so that a part is not taken for the whole", async () => {
  async function* broken() {
    yield "first\r\n";
    throw new Error("the database is gone");
  }
  const app = appWith(() => ({ kind: "file", name: "a.csv", text: broken() }));
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  try {
    const read = fetch(`${origin}/exports/forms/a.csv`).then((response) => response.text());
    await expect(read).rejects.toThrow();
  } finally {
    await app.close();
  }
});

it.each(["br", "gzip"])("sends the first part before the next one exists, with %s", async (encoding) => {
  let makeNext = () => {};
  const next = new Promise<void>((resolve) => (makeNext = resolve));
  async function* text() {
    yield "\ufeffName,E-mail,Phone\r\n";
    await next;
    yield "Ada,ada@example.com,1\r\n";
  }
  const app = Fastify();
  await app.register(compress, { encodings: ["br", "gzip"] });
  addExportRoutes(app, () => Promise.resolve({ kind: "file", name: "a.csv", text: text() }));
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const response = await fetch(`${origin}/exports/contacts.csv`, {
    headers: { "accept-encoding": encoding },
  });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  const reader = response.body!.getReader();
  const first = await reader.read();
  expect(new TextDecoder().decode(first.value)).toBe("Name,E-mail,Phone\r\n");
  makeNext();
  const second = await reader.read();
  expect(new TextDecoder().decode(second.value)).toBe("Ada,ada@example.com,1\r\n");
  // A response that ends after the server begins to close keeps its connection for the keep-alive time.
  expect((await reader.read()).done).toBe(true);
  await app.close();
});
