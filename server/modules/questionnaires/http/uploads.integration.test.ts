import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sweepExpired } from "../../bookings/data/sweepExpired.ts";
import type { FormField } from "../../../shared/forms/definition.ts";
import type { Deps } from "../../../platform/database/scope.ts";
import { downloadFile, openHostUpload } from "../graphql/uploads.ts";
import { addApiKey } from "../../access/apiKeys.ts";
import { newStartToken } from "../startTokens.ts";
import { UPLOAD_LIMITS, type UploadLimits } from "../uploads.ts";
import { rowChanges } from "../../../testing/audit/audit.ts";
import { intakeAnswers, publishForm, openForm, submit } from "../../../testing/questionnaires/fill.ts";
import { type TestGraph, testGraph } from "../../../testing/graph.ts";
import { createGraphDeps } from "../../../testing/deps/graphDeps.ts";
import { OTHER, addOtherBusiness } from "../../../testing/businesses/otherBusiness.ts";
import { loggerOptions, logRequests } from "../../../platform/http/logging.ts";
import { addUploadRoutes } from "./uploads.ts";

const PDF = Buffer.from("%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n");
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const HTML = Buffer.from("<!doctype html><script>alert(1)</script>");

let graph: TestGraph;
let app: FastifyInstance;
let limits: UploadLimits;
let logged: string[];
let keys: { readonly own: string; readonly foreign: string };
beforeAll(async () => {
  graph = await testGraph();
  await addOtherBusiness(graph.database);
  const graphDeps = createGraphDeps(graph, "uploads");
  const deps = (): Deps => ({ ...graphDeps, uploadLimits: limits });
  logged = [];
  app = Fastify({
    logger: loggerOptions({ level: "info", stream: { write: (text) => void logged.push(text) } }),
  });
  logRequests(app);
  addUploadRoutes(app, {
    open: (uploadRequest, request) => openHostUpload(deps(), uploadRequest, request),
    read: (id, request) => downloadFile(deps(), id, request),
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  keys = {
    own: (await addApiKey(await graph.scope(), "own")).secret,
    foreign: (await addApiKey(await graph.scope({ host: OTHER.host }), "foreign")).secret,
  };
});
beforeEach(async () => {
  await graph.reset();
  limits = UPLOAD_LIMITS;
});
afterAll(async () => {
  await app.close();
  await graph.close();
});

interface Sent {
  readonly start?: string;
  readonly field?: string;
  readonly preview?: string;
  readonly name?: string;
  readonly content?: Uint8Array;
  readonly type?: string;
  readonly address?: string;
  readonly host?: string;
}

async function send({ start, field = "blood_results", name = "results.pdf", content = PDF, ...sent }: Sent) {
  const form = new FormData();
  form.append("start", start ?? (await openForm(graph)));
  form.append("field", field);
  if (sent.preview !== undefined) form.append("preview", sent.preview);
  form.append("file", new Blob([new Uint8Array(content)], { type: sent.type ?? "" }), name);
  const body = new Response(form);
  const response = await app.inject({
    method: "POST",
    url: "/uploads",
    headers: { "content-type": body.headers.get("content-type")!, host: sent.host ?? "localhost" },
    payload: Buffer.from(await body.arrayBuffer()),
    remoteAddress: sent.address ?? "192.0.2.1",
  });
  return {
    status: response.statusCode,
    ...response.json<{ id?: string; name?: string; size?: number; code?: string; message?: string }>(),
  };
}

const download = (id: string, key?: string) =>
  app.inject({ url: `/uploads/${id}`, headers: key ? { authorization: `Bearer ${key}` } : {} });
const storedUploads = () =>
  graph.database.query<{ name: string; media_type: string; waits: boolean }>(
    "SELECT name, media_type, expires_at IS NOT NULL AS waits FROM uploads ORDER BY created_at, id",
  );

const filesForm = (mediaTypes: string[], maxBytes = 1000) =>
  publishForm(graph, "files", {
    fields: [
      {
        kind: "FILE",
        key: "file",
        label: "File",
        help: "",
        isRequired: true,
        mediaTypes,
        maxBytes,
      } as FormField,
    ],
  });

describe("a file inside a preview", () => {
  const preview = "spring-draft";

  it("is validated like any other and not stored", async () => {
    const start = await openForm(graph);
    const changes = await rowChanges(graph.database, async () => {
      const sent = await send({ start, preview });
      expect(sent).toMatchObject({ status: 200, name: "results.pdf", size: PDF.length });
      const answers = intakeAnswers({ blood_results: { text: sent.id! } });
      expect(await submit(graph, start, { answers, preview })).toMatchObject({ outcome: "ACCEPTED" });
      expect(await submit(graph, start, { answers, preview })).toMatchObject({ outcome: "ACCEPTED" });
      for (const id of [`${sent.id}x`, sent.id!.replace(/.$/, "_"), "dry-", "dry-x"]) {
        const altered = intakeAnswers({ blood_results: { text: id } });
        const answer = await submit(graph, start, { answers: altered, preview });
        expect(answer.issues).toMatchObject([{ code: "NOT_FOUND" }]);
      }
      expect(await send({ start, preview, content: HTML, name: "page.html" })).toMatchObject({ status: 415 });
      expect(await send({ start, preview, field: "nothing" })).toMatchObject({ status: 400 });
      expect(await send({ start, preview, content: Buffer.alloc(11 * 1024 * 1024) })).toMatchObject({
        status: 413,
      });
    });
    expect(changes).toEqual({});
  });

  it("cannot be used outside previews", async () => {
    const { id } = await send({ preview });
    const answers = intakeAnswers({ blood_results: { text: id! } });
    const real = await submit(graph, await openForm(graph), { answers });
    expect(real.issues).toMatchObject([{ path: ["answers", "blood_results"], code: "NOT_FOUND" }]);
  });

  it("does not fit a field with other limits", async () => {
    const sent = await send({ preview });
    await filesForm(["text/plain"]);
    const start = await openForm(graph, "files");
    const answer = await submit(graph, start, { answers: [{ field: "file", text: sent.id! }], preview });
    expect(answer.issues).toMatchObject([{ path: ["answers", "file"], code: "NOT_FOUND" }]);
  });

  it.each(["", "spring-drafu", "x".repeat(900), "' OR 1=1"])(
    "is rejected with unknown preview %#",
    async (unknown) => {
      expect(await send({ preview: unknown })).toMatchObject({ status: 400 });
      expect(await storedUploads()).toEqual([]);
    },
  );
});

describe("an accepted file", () => {
  it("waits for a submission and then belongs to it", async () => {
    const start = await openForm(graph);
    const sent = await send({ start, type: "text/html" });
    expect(sent).toEqual({
      status: 200,
      id: expect.stringMatching(/^upload_[0-9a-z]{26}$/),
      name: "results.pdf",
      size: PDF.length,
    });
    expect(await storedUploads()).toEqual([
      { name: "results.pdf", media_type: "application/pdf", waits: true },
    ]);
    const answers = intakeAnswers({ blood_results: { text: sent.id! } });
    expect(await submit(graph, start, { answers })).toMatchObject({ outcome: "ACCEPTED" });
    expect(await storedUploads()).toMatchObject([{ waits: false }]);
    expect(await submit(graph, start, { answers })).toMatchObject({ outcome: "ACCEPTED" });
    const second = await submit(graph, await openForm(graph), { answers });
    expect(second.issues).toMatchObject([{ path: ["answers", "blood_results"], code: "NOT_FOUND" }]);
  });

  it("belongs to one of two concurrent submissions", async () => {
    const { id } = await send({});
    const answers = intakeAnswers({ blood_results: { text: id! } });
    const starts = await Promise.all(Array.from({ length: 5 }, () => openForm(graph)));
    const ended = await Promise.all(starts.map((start) => submit(graph, start, { answers })));
    expect(ended.filter((one) => one.outcome === "ACCEPTED")).toHaveLength(1);
    expect(ended.filter((one) => one.issues?.some(({ code }) => code === "NOT_FOUND"))).toHaveLength(4);
    expect(await graph.database.query("SELECT id FROM submissions")).toHaveLength(1);
  });

  it("is deleted after a day unless an answer refers to it", async () => {
    const start = await openForm(graph);
    const named = await send({ start });
    await submit(graph, start, { answers: intakeAnswers({ blood_results: { text: named.id! } }) });
    const { id } = await send({ name: "forgotten.pdf" });
    graph.clock.advance(24 * 60);
    const late = await submit(graph, await openForm(graph), {
      answers: intakeAnswers({ blood_results: { text: id! } }),
    });
    expect(late.issues).toMatchObject([{ code: "NOT_FOUND" }]);
    await sweepExpired(graph.database, graph.clock.now());
    expect(await storedUploads()).toEqual([
      { name: "results.pdf", media_type: "application/pdf", waits: false },
    ]);
  });

  it.each([
    ["../../etc/passwd.pdf", "passwd.pdf"],
    ["C:\\Users\\ann\\results.pdf", "results.pdf"],
    ["...hidden.pdf", "hidden.pdf"],
    ["evil\u202efdp.exe", "evilfdp.exe"],
    ["a\u0000b\n.pdf", "ab .pdf"],
    ["Befund Müller – 2026.pdf", "Befund Müller – 2026.pdf"],
    [`${"x".repeat(300)}.pdf`, `${"x".repeat(96)}.pdf`],
  ])("with the name %j is stored as %j", async (name, expected) => {
    expect(await send({ name })).toMatchObject({ status: 200, name: expected });
  });

  it("may be text where text is accepted, and is always served as text", async () => {
    await filesForm(["text/plain", "text/csv", "image/*"]);
    const start = await openForm(graph, "files");
    const of = { start, field: "file" };
    await send({ ...of, content: HTML, name: "page.html" });
    graph.clock.advance(1);
    await send({ ...of, content: Buffer.from("a;b\n"), name: "list.csv" });
    graph.clock.advance(1);
    await send({ ...of, content: PNG, name: "list.txt" });
    expect((await storedUploads()).map((one) => one.media_type)).toEqual([
      "text/plain",
      "text/csv",
      "image/png",
    ]);
  });
});

describe("a rejected file", () => {
  it.each([
    [
      "of a type that is not asked for",
      { content: HTML, name: "results.pdf", type: "application/pdf" },
      415,
      "FILE_TYPE",
    ],
    ["of no type that is known", { content: Buffer.from([0, 1, 2, 3, 255]) }, 415, "FILE_TYPE"],
    [
      "a video's header without end",
      { content: Buffer.concat([Buffer.from("3026b2758e66cf11a6d9", "hex"), Buffer.alloc(200)]) },
      415,
      "FILE_TYPE",
    ],
    ["of nothing", { content: Buffer.alloc(0) }, 400, "REQUIRED"],
    [
      "larger than the field takes",
      { content: Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]) },
      413,
      "FILE_TOO_LARGE",
    ],
    [
      "larger than any field takes",
      { content: Buffer.concat([PDF, Buffer.alloc(11 * 1024 * 1024)]) },
      413,
      "FILE_TOO_LARGE",
    ],
    ["for a field that takes none", { field: "goal" }, 400, "UNKNOWN_FIELD"],
    ["for no field", { field: "constructor" }, 400, "UNKNOWN_FIELD"],
    ["with a start that was altered", { start: "x".repeat(80) }, 400, "ALTERED"],
    ["at another business's host", { host: OTHER.host }, 400, "ALTERED"],
  ] as const)("%s", async (_, sent, status, code) => {
    expect(await send(sent)).toMatchObject({ status, code, message: expect.any(String) });
    expect(await storedUploads()).toEqual([]);
  });

  it("is sent after a day, or after the form was unpublished", async () => {
    const start = await openForm(graph);
    await filesForm(["*/*"]);
    const startOfArchived = await openForm(graph, "files");
    await graph.database.query("UPDATE forms SET publication = 'ARCHIVED' WHERE slug = 'files'");
    expect(await send({ start: startOfArchived, field: "file" })).toMatchObject({
      status: 404,
      code: "FORM_NOT_FOUND",
    });
    graph.clock.advance(24 * 60);
    expect(await send({ start })).toMatchObject({ status: 410, code: "START_EXPIRED" });
  });

  it("is not one for a slide of a survey", async () => {
    const scope = await graph.scope();
    const field = {
      kind: "FILE",
      key: "photo",
      label: "Photo",
      help: "",
      isRequired: false,
      mediaTypes: ["image/*"],
      maxBytes: 1000,
    };
    const slides = [{ key: "one", title: "", text: "", fields: [field], jumps: [], next: null }];
    await graph.database.query(
      `WITH survey AS (INSERT INTO surveys (business_id, id, slug, name, publication, version, created_at, updated_at)
         VALUES ($1, $1, 'photos', 'Photos', 'PUBLISHED', 1, $2, $2))
       INSERT INTO survey_versions (business_id, survey_id, version, definition, created_at) VALUES ($1, $1, 1, $3, $2)`,
      [scope.business.id, new Date(graph.clock.now()).toISOString(), JSON.stringify({ slides })],
    );
    const start = newStartToken(scope, { kind: "SURVEY", formId: scope.business.id, version: 1 });
    expect(await send({ start, field: "photo", content: PNG })).toMatchObject({ status: 200 });
    expect(await send({ start, field: "photo" })).toMatchObject({ status: 415 });
  });

  it("is for an unknown survey", async () => {
    const scope = await graph.scope();
    const start = newStartToken(scope, { kind: "SURVEY", formId: scope.business.id, version: 9 });
    expect(await send({ start })).toMatchObject({ status: 404, code: "SURVEY_NOT_FOUND" });
  });

  it("exceeds the number of a start, an address or the business", async () => {
    limits = { ...UPLOAD_LIMITS, ofStart: 2, ofAddress: 4 };
    const start = await openForm(graph);
    const codes = [];
    for (let n = 0; n < 3; n++) codes.push((await send({ start })).status);
    codes.push(
      (await send({})).status,
      (await send({})).status,
      (await send({ address: "192.0.2.9" })).status,
    );
    expect(codes).toEqual([200, 200, 429, 200, 429, 200]);
    limits = { ...UPLOAD_LIMITS, waitingBytes: 5 * PDF.length - 1 };
    expect(await send({})).toMatchObject({ status: 429, code: "TOO_MANY_ATTEMPTS" });
    graph.clock.advance(24 * 60);
    expect(await send({})).toMatchObject({ status: 200 });
  });

  it("exceeds the daily bytes of its address, which others keep", async () => {
    const content = Buffer.concat([PDF, Buffer.alloc(4_000, "\n")]);
    // Two files of five units, 1,024 bytes each.
    limits = { ...UPLOAD_LIMITS, ofAddressBytes: 10 * 1024 };
    const status = async (address: string) => (await send({ content, address })).status;
    expect([await status("192.0.2.1"), await status("192.0.2.1")]).toEqual([200, 200]);
    expect(await send({ content })).toMatchObject({ status: 429, code: "TOO_MANY_ATTEMPTS" });
    expect(await status("192.0.2.2")).toBe(200);
    expect([await status("2001:db8::1"), await status("2001:db8::2"), await status("2001:db8::3")]).toEqual([
      200, 200, 429,
    ]);
    graph.clock.advance(24 * 60);
    expect(await status("192.0.2.1")).toBe(200);
  });

  it.each([
    ["no form at all", "application/json", "{}"],
    ["no parts", "multipart/form-data; boundary=x", "--x--\r\n"],
    ["no boundary", "multipart/form-data", "nothing"],
    [
      "the file first",
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\r\n--x--\r\n',
    ],
    [
      "a part without end",
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="start"\r\n\r\nabc',
    ],
    [
      "many texts",
      "multipart/form-data; boundary=x",
      `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(50)}--x--\r\n`,
    ],
    [
      "a long text",
      "multipart/form-data; boundary=x",
      `--x\r\ncontent-disposition: form-data; name="start"\r\n\r\n${"x".repeat(100_000)}\r\n--x--\r\n`,
    ],
  ])("with %s gets a client error", async (_, type, payload) => {
    const response = await app.inject({
      method: "POST",
      url: "/uploads",
      headers: { "content-type": type },
      payload,
    });
    expect([response.statusCode >= 400 && response.statusCode < 500, response.json()]).toEqual([
      true,
      { code: expect.any(String), message: expect.any(String) },
    ]);
    expect(await storedUploads()).toEqual([]);
  });

  it("without a declared length is read to the end and dropped", async () => {
    await filesForm(["text/plain"], 1000);
    const start = await openForm(graph, "files");
    const { port } = app.server.address() as AddressInfo;
    const part = (name: string, text: string, more = "") =>
      `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${text}`;
    const status = await new Promise<number>((resolve, reject) => {
      const request = httpRequest(
        {
          port,
          host: "127.0.0.1",
          method: "POST",
          path: "/uploads",
          headers: { "content-type": "multipart/form-data; boundary=x" },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode!);
        },
      );
      request.on("error", reject);
      request.write(
        `${part("start", start)}\r\n${part("field", "file")}\r\n${part("file", "", '; filename="a.txt"')}`,
      );
      for (let n = 0; n < 200; n++) request.write("x".repeat(65_536));
      request.end("\r\n--x--\r\n");
    });
    expect(status).toBe(413);
    expect(await storedUploads()).toEqual([]);
  });
});

describe("a download", () => {
  it("is an attachment", async () => {
    const { id } = await send({ name: 'Befund "Müller".pdf' });
    const response = await download(id!, keys.own);
    expect([response.statusCode, response.rawPayload.equals(PDF)]).toEqual([200, true]);
    expect(response.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="Befund _M_ller_.pdf"; filename*=UTF-8''Befund%20%22M%C3%BCller%22.pdf`,
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, no-store",
    });
  });

  it("may have the maximum size", async () => {
    const content = Buffer.alloc(10 * 1024 * 1024, "0123456789abcdef");
    await filesForm(["text/plain"], content.length);
    const { id, size } = await send({
      start: await openForm(graph, "files"),
      field: "file",
      name: "a.txt",
      content,
    });
    expect(size).toBe(content.length);
    const response = await download(id!, keys.own);
    expect([response.statusCode, response.rawPayload.equals(content)]).toEqual([200, true]);
  });

  it("requires a key of the business", async () => {
    const { id } = await send({});
    expect((await download(id!)).statusCode).toBe(401);
    expect((await download(id!, "daybook_nonsense")).statusCode).toBe(401);
    expect((await download(id!, keys.foreign)).statusCode).toBe(404);
    for (const other of [
      "upload_00000000000000000000000000",
      "..%2f..%2fetc",
      "service_01h455vb4pex5vsknk084sn02q",
    ])
      expect([other, (await download(other, keys.own)).statusCode]).toEqual([other, 404]);
  });
});

it("logs contain no personal data", async () => {
  logged.length = 0;
  const { id } = await send({ name: "Ann Example.pdf", address: "198.51.100.77" });
  await send({ name: "Ann Example.pdf", start: "altered", address: "198.51.100.77" });
  await download(id!, keys.own);
  const text = logged.join("");
  expect(text).toContain("/uploads");
  expect(text).not.toMatch(/Ann|198\.51|upload_|daybook_/);
});
