import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Outcome } from "../../../platform/database/scope.ts";
import type { UploadPermit } from "../uploads.ts";
import { addUploadRoutes } from "./uploads.ts";

let app: FastifyInstance;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  app = Fastify();
  const slot: Outcome<UploadPermit> = {
    ok: true,
    value: {
      maxBytes: 1_000_000,
      keep: async (name, { length }) => ({ ok: true, value: { id: "f", name, size: length } }),
    },
  };
  addUploadRoutes(app, {
    open: async () => slot,
    read: async () => ({ kind: "unknown" }),
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

function beginUpload(): ClientRequest {
  const { port } = app.server.address() as AddressInfo;
  const request = httpRequest({
    port,
    host: "127.0.0.1",
    method: "POST",
    path: "/uploads",
    headers: { "content-type": "multipart/form-data; boundary=x" },
  });
  request.on("error", () => {});
  request.write(
    `--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${"x".repeat(100_000)}`,
  );
  return request;
}

async function reply(request: ClientRequest): Promise<{ status?: number | undefined; body: unknown }> {
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
  return { status: response.statusCode, body: JSON.parse(Buffer.concat(chunks).toString()) as unknown };
}

it("ends the connection of a sender that stops, and serves the next one", async () => {
  const request = beginUpload();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  const replied = reply(request);
  const closed = once(request, "close");
  vi.advanceTimersByTime(30_000);
  expect(await replied).toEqual({
    status: 408,
    body: { code: "REQUEST_TIMEOUT", message: "Please try again in a moment." },
  });
  await closed;

  const next = beginUpload();
  next.end("\r\n--x--\r\n");
  expect(await reply(next)).toEqual({ status: 200, body: { id: "f", name: "a.txt", size: 100_000 } });
});
