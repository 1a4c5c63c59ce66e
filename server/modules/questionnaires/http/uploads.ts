import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply } from "fastify";
import { type Failure, getFailureMessage } from "../../../shared/failures/failure.ts";
import { FORM_LIMITS } from "../../../shared/forms/limits.ts";
import type { DownloadedFile } from "../graphql/uploads.ts";
import type { RequestInfo } from "../../../platform/graphql/requestInfo.ts";
import { unavailableCode } from "../../../platform/graphql/unavailable.ts";
import type { Outcome } from "../../../platform/database/scope.ts";
import type { UploadFailure, UploadPermit } from "../uploads.ts";
import { readBrowser } from "../../access/index.ts";
import { createRequestInfo } from "../../../platform/http/requestInfo.ts";
import { translateFor } from "../../../platform/http/translateFor.ts";
import { endConnection } from "../../../platform/http/slowRequests.ts";
import { prepareUnavailable } from "../../../platform/http/unavailable.ts";
import { BrokenUpload, SlowUpload, decodeFileName, readBytes, wrapParserErrors } from "./uploadParts.ts";

export interface UploadRoutes {
  readonly open: (
    upload: { readonly start: string; readonly field: string; readonly preview: string | null },
    request: RequestInfo,
  ) => Promise<Outcome<UploadPermit, UploadFailure>>;
  readonly read: (id: string, request: RequestInfo) => Promise<DownloadedFile>;
}

/** The text parts come first, so that a file is read only after they were checked. */
const LIMITS = {
  files: 1,
  fields: 3,
  parts: 4,
  fieldNameSize: 100,
  fieldSize: 1000,
  headerPairs: 20,
  fileSize: FORM_LIMITS.fileBytes,
} as const;

/** Limit for all concurrent uploads of this process. A sender that stops loses its share (`SlowUpload`). */
const READ_AT_ONCE_BYTES = 128 * 1024 * 1024;

/** Maximum size of everything but the file in a request: boundaries, headers and text parts. */
const AROUND_BYTES = 16 * 1024;

/**
 * `POST /uploads` accepts one file as `multipart/form-data` (RFC 7578) with the parts `start`, `field`, `preview` (only
 * inside a preview) and `file`, in this order. `GET /uploads/{id}` returns the file as an attachment.
 */
export function addUploadRoutes(app: FastifyInstance, uploads: UploadRoutes): void {
  app.register(async (scope) => {
    const memory = { left: READ_AT_ONCE_BYTES };
    await scope.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const unavailable = prepareUnavailable(error, request, reply);
      if (unavailable) return sendFailure(reply, 503, unavailableCode, unavailable.message);
      if (error instanceof SlowUpload) return tooSlow(reply);
      if (error instanceof BrokenUpload || (error.statusCode ?? 500) < 500)
        return sendFailure(reply, 400, "BAD_REQUEST", "Send start, field and file, in this order.");
      request.log.error({ err: error }, "an upload failed");
      return sendFailure(reply, 500, "INTERNAL_SERVER_ERROR", /* i18n */ "Something went wrong");
    });

    scope.post("/uploads", async (request, reply) => {
      reply.header("cache-control", "private, no-store");
      // Rejects a request that declares too many bytes without reading it.
      if (Number(request.headers["content-length"] ?? 0) > FORM_LIMITS.fileBytes + AROUND_BYTES)
        return tooLarge(reply.header("connection", "close"));
      const texts = new Map<string, string>();
      for await (const part of wrapParserErrors(request.parts())) {
        if (part.type === "field") {
          texts.set(part.fieldname, String(part.value));
          continue;
        }
        const upload = {
          start: texts.get("start") ?? "",
          field: texts.get("field") ?? "",
          preview: texts.get("preview") ?? null,
        };
        const slot = await uploads.open(upload, createRequestInfo(request, { isPersisted: true }));
        // Read in any case, because many browsers ignore the response until they have sent the file.
        const read = await readBytes(part, slot.ok ? slot.value.maxBytes : 0, memory);
        try {
          if (!slot.ok) return answerFailure(reply, slot.failure);
          if (read.kind === "too large") return tooLarge(reply);
          if (read.kind === "no room") return tooBusy(reply);
          const stored = await slot.value.keep(decodeFileName(part), read.content);
          return stored.ok ? reply.send(stored.value) : answerFailure(reply, stored.failure);
        } finally {
          if (read.kind === "all") memory.left += read.content.length;
        }
      }
      return sendFailure(reply, 400, "BAD_REQUEST", /* i18n */ "There is no file.");
    });

    scope.get<{ Params: { id: string } }>(
      "/uploads/:id",
      { exposeHeadRoute: false },
      async (request, reply) => {
        reply.header("cache-control", "private, no-store").header("x-robots-tag", "noindex, nofollow");
        const file = await uploads.read(
          request.params.id,
          createRequestInfo(request, {
            isPersisted: false,
            browser: readBrowser(request, reply, { isFile: true }),
          }),
        );
        if (file.kind === "unknown") return sendFailure(reply, 404, "NOT_FOUND", "404 Not found");
        if (file.kind === "unauthenticated") {
          reply.header("www-authenticate", "Bearer");
          return sendFailure(reply, 401, "UNAUTHENTICATED", "An API key or a signed-in user is required.");
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
  QUOTA_EXCEEDED: 507,
};

function answerFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  const issue = failure.code === "INVALID_INPUT" ? failure.issues[0] : undefined;
  if (issue?.code === "FILE_TOO_LARGE") return tooLarge(reply);
  const status = issue?.code === "FILE_TYPE" ? 415 : (STATUS[failure.code] ?? 400);
  return sendFailure(reply, status, issue?.code ?? failure.code, getFailureMessage(failure));
}

function tooLarge(reply: FastifyReply): FastifyReply {
  return sendFailure(reply, 413, "FILE_TOO_LARGE", /* i18n */ "This file is too large.");
}

function tooBusy(reply: FastifyReply): FastifyReply {
  return sendFailure(
    reply.header("retry-after", "10"),
    503,
    "TOO_BUSY",
    /* i18n */ "Please try again in a moment.",
  );
}

function tooSlow(reply: FastifyReply): FastifyReply {
  return sendFailure(
    endConnection(reply),
    408,
    "REQUEST_TIMEOUT",
    /* i18n */ "Please try again in a moment.",
  );
}

function sendFailure(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ code, message: translateFor(reply.request, message) });
}

/**
 * An ASCII name for old clients and the exact name (RFC 6266, RFC 8187). As an attachment the file is never rendered.
 */
function attachment(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, "_");
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
