import { Readable } from "node:stream";
import { constants } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ExportRequest, ExportedFile } from "../graphql/exports.ts";
import type { RequestInfo } from "../../../platform/graphql/requestInfo.ts";
import { readBrowser } from "../../access/index.ts";
import { createRequestInfo } from "../../../platform/http/requestInfo.ts";

export type ExportFile = (target: ExportRequest, request: RequestInfo) => Promise<ExportedFile>;

const SUBMISSION_EXPORTS = [
  ["forms", "FORM"],
  ["surveys", "SURVEY"],
] as const;

const LIST_EXPORTS = [
  ["bookings", "BOOKINGS"],
  ["contacts", "CONTACTS"],
  ["payments", "PAYMENTS"],
] as const;

/** Flushes each chunk. By default the compressors wait until their buffers are full. */
const COMPRESS = {
  encodings: ["br", "gzip"] as ("br" | "gzip")[],
  brotliOptions: {
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
};

/**
 * Requires a user session or an API key (RFC 6750). Streams CSV (RFC 4180, `header` from RFC 7111). An error closes the
 * connection, so that a client never takes a partial file for a complete one.
 */
export function addExportRoutes(app: FastifyInstance, exportFile: ExportFile): void {
  const options = { exposeHeadRoute: false, compress: COMPRESS };
  const send = async (target: ExportRequest, request: FastifyRequest, reply: FastifyReply) => {
    reply.header("cache-control", "private, no-store").header("x-robots-tag", "noindex, nofollow");
    const file = await exportFile(
      target,
      createRequestInfo(request, {
        isPersisted: false,
        browser: readBrowser(request, reply, { isFile: true }),
      }),
    );
    if (file.kind !== "file") return sendFailure(reply, file);
    return reply
      .type("text/csv; charset=utf-8; header=present")
      .header("content-disposition", `attachment; filename="${file.name}"`)
      .send(Readable.from(file.text, { objectMode: false, highWaterMark: 64 * 1024 }));
  };
  for (const [path, kind] of SUBMISSION_EXPORTS) {
    app.get<{ Params: { id: string } }>(`/exports/${path}/:id.csv`, options, (request, reply) =>
      send({ kind, name: request.params.id }, request, reply),
    );
  }
  for (const [path, kind] of LIST_EXPORTS) {
    app.get(`/exports/${path}.csv`, options, (request, reply) =>
      send({ kind, query: request.url.split("?")[1] ?? "" }, request, reply),
    );
  }
}

function sendFailure(reply: FastifyReply, failure: Exclude<ExportedFile, { kind: "file" }>): FastifyReply {
  reply.type("text/plain; charset=utf-8");
  if (failure.kind === "unknown") return reply.code(404).send("404 Not found");
  if (failure.kind === "invalid") return reply.code(400).send(`400 ${failure.message}`);
  return reply
    .code(401)
    .header("www-authenticate", "Bearer")
    .send("401 An API key or a signed-in user is required.");
}
