import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply } from "fastify";
import { type Failure, failureMessage } from "../../../shared/failures/failure.ts";
import { FORM_LIMITS } from "../../../shared/forms/limits.ts";
import type { DownloadedFile } from "../graphql/uploads.ts";
import type { RequestInfo } from "../../../platform/graphql/requestInfo.ts";
import { unavailableCode } from "../../../platform/graphql/unavailable.ts";
import type { Outcome } from "../../../platform/database/scope.ts";
import type { UploadSlot } from "../uploads.ts";
import { requestInfo } from "../../../platform/http/requestInfo.ts";
import { sayTo } from "../../../platform/http/sayTo.ts";
import { endConnection } from "../../../platform/http/slowRequests.ts";
import { answerUnavailable } from "../../../platform/http/unavailable.ts";
import { BrokenUpload, SlowUpload, nameOf, readBytes, wellFormed } from "./uploadParts.ts";

/** What files are given to, and taken from. */
export interface UploadRoutes {
  readonly open: (
    asked: { readonly start: string; readonly field: string; readonly preview: string | null },
    request: RequestInfo,
  ) => Promise<Outcome<UploadSlot>>;
  readonly read: (id: string, request: RequestInfo) => Promise<DownloadedFile>;
}

/** The texts come first, so that nothing of a file is read that nobody wants; a part has few headers. */
const LIMITS = {
  files: 1,
  fields: 3,
  parts: 4,
  fieldNameSize: 100,
  fieldSize: 1000,
  headerPairs: 20,
  fileSize: FORM_LIMITS.fileBytes,
} as const;

/** All that is read of files at one time; more would take memory from other requests. A sender that stops gives it back (`SlowUpload`). */
const READ_AT_ONCE_BYTES = 128 * 1024 * 1024;

/** What lies around the file in a request (boundaries, headers, the texts) is never that long. */
const AROUND_BYTES = 16 * 1024;

/**
 * `POST /uploads`: one file for one field of a form or survey, as `multipart/form-data` (RFC 7578) with the parts `start`,
 * `field`, inside a preview of the site `preview`, and `file` in this order. `GET /uploads/{id}`: the file, for the holder of an API key, only ever to be saved.
 */
export function addUploadRoutes(app: FastifyInstance, uploads: UploadRoutes): void {
  app.register(async (scope) => {
    const memory = { left: READ_AT_ONCE_BYTES };
    await scope.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const unavailable = answerUnavailable(error, request, reply);
      if (unavailable) return refuse(reply, 503, unavailableCode, unavailable.message);
      if (error instanceof SlowUpload) return tooSlow(reply);
      if (error instanceof BrokenUpload || (error.statusCode ?? 500) < 500)
        return refuse(reply, 400, "BAD_REQUEST", "Send start, field and file, in this order.");
      request.log.error({ err: error }, "an upload failed");
      return refuse(reply, 500, "INTERNAL_SERVER_ERROR", /* i18n */ "Something went wrong");
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
        const asked = {
          start: texts.get("start") ?? "",
          field: texts.get("field") ?? "",
          preview: texts.get("preview") ?? null,
        };
        const slot = await uploads.open(asked, requestInfo(request, { isPersisted: true }));
        // It has to be read in any case: until then many a browser does not look at the answer.
        const read = await readBytes(part, slot.ok ? slot.value.maxBytes : 0, memory);
        try {
          if (!slot.ok) return answerFailure(reply, slot.failure);
          if (read.kind === "too large") return tooLarge(reply);
          if (read.kind === "no room") return tooBusy(reply);
          const kept = await slot.value.keep(nameOf(part), read.content);
          return kept.ok ? reply.send(kept.value) : answerFailure(reply, kept.failure);
        } finally {
          if (read.kind === "all") memory.left += read.content.length;
        }
      }
      return refuse(reply, 400, "BAD_REQUEST", /* i18n */ "There is no file.");
    });

    scope.get<{ Params: { id: string } }>(
      "/uploads/:id",
      { exposeHeadRoute: false },
      async (request, reply) => {
        reply.header("cache-control", "private, no-store").header("x-robots-tag", "noindex, nofollow");
        const file = await uploads.read(
          request.params.id,
          requestInfo(request, { isPersisted: false, reply, isFile: true }),
        );
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
  return refuse(reply, 413, "FILE_TOO_LARGE", /* i18n */ "This file is too large.");
}

function tooBusy(reply: FastifyReply): FastifyReply {
  return refuse(
    reply.header("retry-after", "10"),
    503,
    "TOO_BUSY",
    /* i18n */ "Please try again in a moment.",
  );
}

function tooSlow(reply: FastifyReply): FastifyReply {
  return refuse(endConnection(reply), 408, "REQUEST_TIMEOUT", /* i18n */ "Please try again in a moment.");
}

function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ code, message: sayTo(reply.request, message) });
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
