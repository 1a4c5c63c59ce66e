import multipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyInstance, FastifyReply } from "fastify";
import { type Failure, failureMessage } from "../domain/failures/failure.ts";
import { FORM_LIMITS } from "../domain/forms/limits.ts";
import type { DownloadedFile } from "../graphql/uploads.ts";
import type { RequestInfo } from "../graphql/requestInfo.ts";
import type { Outcome } from "../services/scope.ts";
import type { UploadSlot } from "../services/uploads.ts";
import { requestInfo } from "./requestInfo.ts";

/** What files are given to, and taken from. */
export interface UploadRoutes {
  readonly open: (
    asked: { readonly start: string; readonly field: string },
    request: RequestInfo,
  ) => Promise<Outcome<UploadSlot>>;
  readonly read: (id: string, request: RequestInfo) => Promise<DownloadedFile>;
}

/** The two texts come first, so that nothing of a file is read that nobody wants; a part has few headers. */
const LIMITS = {
  files: 1,
  fields: 2,
  parts: 3,
  fieldNameSize: 100,
  fieldSize: 1000,
  headerPairs: 20,
  fileSize: FORM_LIMITS.fileBytes,
} as const;

/** What lies around the file in a request (boundaries, headers, the texts) is never that long. */
const AROUND_BYTES = 16 * 1024;

/**
 * `POST /uploads`: one file for one field of a form or survey, as `multipart/form-data` (RFC 7578) with the parts `start`,
 * `field` and `file` in this order. `GET /uploads/{id}`: the file, for the holder of an API key, only ever to be saved.
 */
export function addUploadRoutes(app: FastifyInstance, uploads: UploadRoutes): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      if (error instanceof BrokenUpload || (error.statusCode ?? 500) < 500)
        return refuse(reply, 400, "BAD_REQUEST", "Send start, field and file, in this order.");
      request.log.error({ err: error }, "an upload failed");
      return refuse(reply, 500, "INTERNAL_SERVER_ERROR", "Something went wrong");
    });

    scope.post("/uploads", async (request, reply) => {
      reply.header("cache-control", "private, no-store");
      // What says itself that it is too long is not read at all.
      if (Number(request.headers["content-length"] ?? 0) > FORM_LIMITS.fileBytes + AROUND_BYTES)
        return tooLarge(reply.header("connection", "close"));
      const texts = new Map<string, string>();
      for await (const part of wellFormed(request.parts())) {
        if (part.type === "field") {
          texts.set(part.fieldname, String(part.value));
          continue;
        }
        const asked = { start: texts.get("start") ?? "", field: texts.get("field") ?? "" };
        const slot = await uploads.open(asked, requestInfo(request, { isPersisted: true }));
        // It has to be read in any case: until then many a browser does not look at the answer.
        const content = await readBytes(part, slot.ok ? slot.value.maxBytes : 0);
        if (!slot.ok) return answerFailure(reply, slot.failure);
        if (content === null) return tooLarge(reply);
        const kept = await slot.value.keep(nameOf(part), content);
        return kept.ok ? reply.send(kept.value) : answerFailure(reply, kept.failure);
      }
      return refuse(reply, 400, "BAD_REQUEST", "There is no file.");
    });

    scope.get<{ Params: { id: string } }>(
      "/uploads/:id",
      { exposeHeadRoute: false },
      async (request, reply) => {
        reply.header("cache-control", "private, no-store").header("x-robots-tag", "noindex, nofollow");
        const file = await uploads.read(request.params.id, requestInfo(request, { isPersisted: false }));
        if (file.kind === "unknown") return refuse(reply, 404, "NOT_FOUND", "404 Not found");
        if (file.kind === "unauthenticated") {
          reply.header("www-authenticate", "Bearer");
          return refuse(reply, 401, "UNAUTHENTICATED", "An API key is needed for this.");
        }
        return reply
          .header("content-security-policy", "default-src 'none'; sandbox")
          .header("content-disposition", attachment(file.name))
          .type(file.mediaType)
          .send(file.content);
      },
    );
  });
}

/** What was sent is no multipart form, or ends before its end. */
class BrokenUpload extends Error {
  override name = "BrokenUpload";
}

/** The parser's errors carry no mark of their own: whatever it throws is the sender's. */
async function* wellFormed<T>(parts: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = parts[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await iterator.next().catch((error: unknown) => {
        throw new BrokenUpload("the form cannot be read", { cause: error });
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

/** A name as the file has it: browsers escape these three characters, and none else (HTML, "multipart form data"). */
function nameOf({ filename }: MultipartFile): string {
  return (filename ?? "").replace(/%0[AD]/g, " ").replaceAll("%22", '"');
}

/** All bytes of a part, null: there are more than that. What is too much is read, and forgotten at once. */
async function readBytes({ file }: MultipartFile, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of wellFormed(file as AsyncIterable<Buffer>)) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size > most || file.truncated ? null : Buffer.concat(chunks, size);
}

const STATUS: Partial<Record<Failure["code"], number>> = {
  START_EXPIRED: 410,
  FORM_NOT_FOUND: 404,
  SURVEY_NOT_FOUND: 404,
  TOO_MANY_ATTEMPTS: 429,
};

function answerFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  const issue = failure.code === "INVALID_INPUT" ? failure.issues[0] : undefined;
  if (issue?.code === "FILE_TOO_LARGE") return tooLarge(reply);
  const status = issue?.code === "FILE_TYPE" ? 415 : (STATUS[failure.code] ?? 400);
  return refuse(reply, status, issue?.code ?? failure.code, failureMessage(failure));
}

function tooLarge(reply: FastifyReply): FastifyReply {
  return refuse(reply, 413, "FILE_TOO_LARGE", "This file is too large.");
}

function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ code, message });
}

/** RFC 6266: a name in ASCII for old programs, and the name itself (RFC 8187). Nothing shows the file in its place. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, "_");
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
