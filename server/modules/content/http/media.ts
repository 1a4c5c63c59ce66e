import { readFile } from "node:fs/promises";
import { join } from "node:path";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply } from "fastify";
import { type Failure, failureMessage } from "../../../shared/failures/failure.ts";
import type { AskedPicture, OpenedMedia } from "../graphql/media.ts";
import type { RequestInfo } from "../../../platform/graphql/requestInfo.ts";
import { unavailableCode } from "../../../platform/graphql/unavailable.ts";
import { PicturesBusy, type ShownPicture } from "../media.ts";
import { sharedPicture } from "../sharedPictures.ts";
import { MEDIA_LIMITS, type PictureEnding } from "../mediaImages.ts";
import { requestInfo } from "../../../platform/http/requestInfo.ts";
import { endConnection } from "../../../platform/http/slowRequests.ts";
import { answerUnavailable } from "../../../platform/http/unavailable.ts";
import {
  BrokenUpload,
  SlowUpload,
  nameOf,
  readBytes,
  wellFormed,
} from "../../questionnaires/http/uploadParts.ts";

export interface MediaRoutes {
  readonly open: (request: RequestInfo) => Promise<OpenedMedia>;
  readonly read: (asked: AskedPicture, request: RequestInfo) => Promise<ShownPicture | null>;
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
const READ_AT_ONCE_BYTES = 64 * 1024 * 1024;
const AROUND_BYTES = 16 * 1024;

const OWN_FILE = /^[a-z0-9-]{1,60}\.(svg|webp|png|jpg)$/;
const OWN_FOLDERS = ["site", "staff", "services"];

/** SVG is excluded because it can contain scripts. */
const FILE = /^([1-9]\d{0,4})\.(webp|jpg|png)$/;

/**
 * `POST /media` uploads one picture as `multipart/form-data` (`alt`, then `file`) with an API key. `GET
 * /media/{id}/{width}.{webp|jpg|png}` returns an immutable variant.
 * `GET /media/{id}/shared.jpg` returns the Open Graph picture; `GET /media/shared/{folder}/{file}.jpg` returns it for a
 * file of the server.
 */
export function addMediaRoutes(app: FastifyInstance, media: MediaRoutes, ownFiles: string): void {
  app.register(async (scope) => {
    const memory = { left: READ_AT_ONCE_BYTES };
    await scope.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      reply.header("cache-control", "private, no-store");
      const unavailable = answerUnavailable(error, request, reply);
      if (unavailable) return refuse(reply, 503, unavailableCode, unavailable.message);
      if (error instanceof PicturesBusy) return tooBusy(reply);
      if (error instanceof SlowUpload)
        return refuse(endConnection(reply), 408, "REQUEST_TIMEOUT", "Please try again in a moment.");
      if (error instanceof BrokenUpload || (error.statusCode ?? 500) < 500)
        return refuse(reply, 400, "BAD_REQUEST", "Send alt, if there is one, and file, in this order.");
      request.log.error({ err: error }, "a picture failed");
      return refuse(reply, 500, "INTERNAL_SERVER_ERROR", "Something went wrong");
    });

    scope.post("/media", async (request, reply) => {
      reply.header("cache-control", "private, no-store");
      const opened = await media.open(requestInfo(request, { isPersisted: false, reply }));
      if (opened.kind !== "open") {
        reply.header("connection", "close").header("www-authenticate", "Bearer");
        return opened.kind === "unauthenticated"
          ? refuse(reply, 401, "UNAUTHENTICATED", "An API key is needed for this.")
          : refuse(reply, 403, "FORBIDDEN", "You are not allowed to do this.");
      }
      if (Number(request.headers["content-length"] ?? 0) > MEDIA_LIMITS.fileBytes + AROUND_BYTES)
        return tooLarge(reply.header("connection", "close"));
      let alt = "";
      for await (const part of wellFormed(request.parts())) {
        if (part.type === "field") {
          if (part.fieldname === "alt") alt = String(part.value);
          continue;
        }
        const read = await readBytes(part, MEDIA_LIMITS.fileBytes, memory);
        if (read.kind === "too large") return tooLarge(reply);
        if (read.kind === "no room") return tooBusy(reply);
        try {
          const kept = await opened.keep({ name: nameOf(part), alt, content: read.content });
          return kept.ok ? reply.code(201).send(kept.value) : answerFailure(reply, kept.failure);
        } finally {
          memory.left += read.content.length;
        }
      }
      return refuse(reply, 400, "BAD_REQUEST", "There is no file.");
    });

    scope.get<{ Params: { id: string; file: string } }>("/media/:id/:file", async (request, reply) => {
      const { id, file } = request.params;
      const size = sizeOf(file);
      const found = size && (await media.read({ id, size }, requestInfo(request, { isPersisted: false })));
      return show(reply, found, "public, max-age=31536000, immutable");
    });

    scope.get<{ Params: { folder: string; file: string } }>(
      "/media/shared/:folder/:file",
      async (request, reply) => {
        const { folder, file } = request.params;
        const name = file.replace(/\.jpg$/, "");
        const isOwn = OWN_FOLDERS.includes(folder) && name !== file && OWN_FILE.test(name);
        const load = () => readFile(join(ownFiles, "demo", folder, name)).catch(() => null);
        const found = isOwn ? await sharedPicture(`own ${folder}/${name}`, load) : null;
        // A release may change the rendering, so it is not immutable.
        return show(reply, found, "public, max-age=86400");
      },
    );
  });
}

function sizeOf(file: string): AskedPicture["size"] | null {
  if (file === "shared.jpg") return "shared";
  const [, width, ending] = FILE.exec(file) ?? [];
  return width ? { width: Number(width), ending: ending as PictureEnding } : null;
}

function show(reply: FastifyReply, found: ShownPicture | null, kept: string): FastifyReply {
  if (!found) {
    reply.header("cache-control", "private, no-store");
    return refuse(reply, 404, "NOT_FOUND", "404 Not found");
  }
  return reply
    .header("cache-control", kept)
    .header("content-security-policy", "default-src 'none'; sandbox")
    .type(found.mediaType)
    .send(found.content);
}

function answerFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  const issue = failure.code === "INVALID_INPUT" ? failure.issues[0] : undefined;
  if (issue?.code === "FILE_TOO_LARGE") return tooLarge(reply);
  if (issue?.code === "TOO_MANY")
    return refuse(reply, 507, "STORAGE_FULL", "There is no room for more pictures.");
  const status = issue?.code === "FILE_TYPE" ? 415 : 400;
  return refuse(reply, status, issue?.code ?? failure.code, issue?.message ?? failureMessage(failure));
}

function tooLarge(reply: FastifyReply): FastifyReply {
  return refuse(reply, 413, "FILE_TOO_LARGE", "This picture is too large.");
}

function tooBusy(reply: FastifyReply): FastifyReply {
  return refuse(reply.header("retry-after", "5"), 503, "TOO_BUSY", "Please try again in a moment.");
}

function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ code, message });
}
