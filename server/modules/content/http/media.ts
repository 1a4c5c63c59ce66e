import { readFile } from "node:fs/promises";
import { join } from "node:path";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply } from "fastify";
import { type Failure, getFailureMessage } from "../../../shared/failures/failure.ts";
import type { PictureRequest, MediaUpload } from "../graphql/media.ts";
import type { RequestInfo } from "../../../platform/graphql/requestInfo.ts";
import { unavailableCode } from "../../../platform/graphql/unavailable.ts";
import { PicturesBusy, type PictureFile } from "../media.ts";
import { getSharedPicture } from "../sharedPictures.ts";
import { MEDIA_LIMITS, type PictureExtension } from "../mediaImages.ts";
import { readBrowser } from "../../access/index.ts";
import { createRequestInfo } from "../../../platform/http/requestInfo.ts";
import { endConnection } from "../../../platform/http/slowRequests.ts";
import { prepareUnavailable } from "../../../platform/http/unavailable.ts";
import {
  BrokenUpload,
  SlowUpload,
  decodeFileName,
  readBytes,
  wrapParserErrors,
} from "../../questionnaires/index.ts";

export interface MediaRoutes {
  readonly open: (request: RequestInfo) => Promise<MediaUpload>;
  readonly read: (requested: PictureRequest, request: RequestInfo) => Promise<PictureFile | null>;
}

const LIMITS = {
  files: 1,
  fields: 1,
  parts: 2,
  fieldNameSize: 100,
  fieldSize: 2_000,
  headerPairs: 20,
  fileSize: MEDIA_LIMITS.fileBytes,
} as const;

/** Memory for all concurrent uploads of a process. */
const MAX_CONCURRENT_BYTES = 64 * 1024 * 1024;
const FORM_OVERHEAD_BYTES = 16 * 1024;

const SERVER_FILE = /^[a-z0-9-]{1,60}\.(svg|webp|png|jpg)$/;
const SERVER_FOLDERS = ["site", "staff", "services"];

/** SVG is excluded because it can contain scripts. */
const VARIANT_FILE = /^([1-9]\d{0,4})\.(webp|jpg|png)$/;

/**
 * `POST /media` uploads one picture as `multipart/form-data` (`alt`, then `file`) with an API key.
 * The route `GET /media/{id}/{width}.{webp|jpg|png}` returns an immutable variant, and `GET /media/{id}/shared.jpg` the
 * Open Graph picture. The route `GET /media/shared/{folder}/{file}.jpg` returns that picture for a file of the server.
 */
export function addMediaRoutes(app: FastifyInstance, media: MediaRoutes, serverFiles: string): void {
  app.register(async (scope) => {
    const memory = { left: MAX_CONCURRENT_BYTES };
    await scope.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      reply.header("cache-control", "private, no-store");
      const unavailable = prepareUnavailable(error, request, reply);
      if (unavailable) return sendError(reply, 503, unavailableCode, unavailable.message);
      if (error instanceof PicturesBusy) return sendTooBusy(reply);
      if (error instanceof SlowUpload)
        return sendError(endConnection(reply), 408, "REQUEST_TIMEOUT", "Please try again in a moment.");
      if (error instanceof BrokenUpload || (error.statusCode ?? 500) < 500)
        return sendError(reply, 400, "BAD_REQUEST", "Send alt, if there is one, and file, in this order.");
      request.log.error({ err: error }, "a picture failed");
      return sendError(reply, 500, "INTERNAL_SERVER_ERROR", "Something went wrong");
    });

    scope.post("/media", async (request, reply) => {
      reply.header("cache-control", "private, no-store");
      const upload = await media.open(
        createRequestInfo(request, { isPersisted: false, browser: readBrowser(request, reply) }),
      );
      if (upload.kind !== "open") {
        reply.header("connection", "close").header("www-authenticate", "Bearer");
        return upload.kind === "unauthenticated"
          ? sendError(reply, 401, "UNAUTHENTICATED", "An API key or a signed-in user is required.")
          : sendError(reply, 403, "FORBIDDEN", "You are not allowed to do this.");
      }
      if (Number(request.headers["content-length"] ?? 0) > MEDIA_LIMITS.fileBytes + FORM_OVERHEAD_BYTES)
        return sendTooLarge(reply.header("connection", "close"));
      let alt = "";
      for await (const part of wrapParserErrors(request.parts())) {
        if (part.type === "field") {
          if (part.fieldname === "alt") alt = String(part.value);
          continue;
        }
        const read = await readBytes(part, MEDIA_LIMITS.fileBytes, memory);
        if (read.kind === "too large") return sendTooLarge(reply);
        if (read.kind === "no room") return sendTooBusy(reply);
        try {
          const storedName = await upload.store({ name: decodeFileName(part), alt, content: read.content });
          return storedName.ok
            ? reply.code(201).send(storedName.value)
            : sendFailure(reply, storedName.failure);
        } finally {
          memory.left += read.content.length;
        }
      }
      return sendError(reply, 400, "BAD_REQUEST", "There is no file.");
    });

    scope.get<{ Params: { id: string; file: string } }>("/media/:id/:file", async (request, reply) => {
      const { id, file } = request.params;
      const size = parseSize(file);
      const found =
        size && (await media.read({ id, size }, createRequestInfo(request, { isPersisted: false })));
      return sendPicture(reply, found, "public, max-age=31536000, immutable");
    });

    scope.get<{ Params: { folder: string; file: string } }>(
      "/media/shared/:folder/:file",
      async (request, reply) => {
        const { folder, file } = request.params;
        const name = file.replace(/\.jpg$/, "");
        const isServerFile = SERVER_FOLDERS.includes(folder) && name !== file && SERVER_FILE.test(name);
        const load = () => readFile(join(serverFiles, "demo", folder, name)).catch(() => null);
        const found = isServerFile ? await getSharedPicture(`own ${folder}/${name}`, load) : null;
        // A release may change the rendering, so it is not immutable.
        return sendPicture(reply, found, "public, max-age=86400");
      },
    );
  });
}

function parseSize(file: string): PictureRequest["size"] | null {
  if (file === "shared.jpg") return "shared";
  const [, width, extension] = VARIANT_FILE.exec(file) ?? [];
  return width ? { width: Number(width), extension: extension as PictureExtension } : null;
}

function sendPicture(reply: FastifyReply, found: PictureFile | null, storedName: string): FastifyReply {
  if (!found) {
    reply.header("cache-control", "private, no-store");
    return sendError(reply, 404, "NOT_FOUND", "404 Not found");
  }
  return reply
    .header("cache-control", storedName)
    .header("content-security-policy", "default-src 'none'; sandbox")
    .type(found.mediaType)
    .send(found.content);
}

const STATUS: Partial<Record<Failure["code"], number>> = { BUSINESS_SUSPENDED: 403, QUOTA_EXCEEDED: 507 };

function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  const issue = failure.code === "INVALID_INPUT" ? failure.issues[0] : undefined;
  if (issue?.code === "FILE_TOO_LARGE") return sendTooLarge(reply);
  if (issue?.code === "TOO_MANY")
    return sendError(reply, 507, "STORAGE_FULL", "There is no room for more pictures.");
  const status = issue?.code === "FILE_TYPE" ? 415 : (STATUS[failure.code] ?? 400);
  return sendError(reply, status, issue?.code ?? failure.code, issue?.message ?? getFailureMessage(failure));
}

function sendTooLarge(reply: FastifyReply): FastifyReply {
  return sendError(reply, 413, "FILE_TOO_LARGE", "This picture is too large.");
}

function sendTooBusy(reply: FastifyReply): FastifyReply {
  return sendError(reply.header("retry-after", "5"), 503, "TOO_BUSY", "Please try again in a moment.");
}

function sendError(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ code, message });
}
