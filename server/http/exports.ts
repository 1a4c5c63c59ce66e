import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { ExportedFile } from "../graphql/exports.ts";
import type { RequestInfo } from "../graphql/requestInfo.ts";
import { requestInfo } from "./requestInfo.ts";

/** How a file of what was answered is found. */
export type ExportFile = (
  kind: "FORM" | "SURVEY",
  name: string,
  request: RequestInfo,
) => Promise<ExportedFile>;

/**
 * `GET /exports/forms/{id}.csv` and `/exports/surveys/{id}.csv`: everything that was answered, for the holder of an API key
 * (RFC 6750), as a stream of CSV (RFC 4180; RFC 7111 for the header). When something fails on the way the connection is
 * cut, so that nobody takes a part for the whole.
 */
export function addExportRoutes(app: FastifyInstance, exportFile: ExportFile): void {
  for (const [noun, kind] of [
    ["forms", "FORM"],
    ["surveys", "SURVEY"],
  ] as const) {
    app.get<{ Params: { id: string } }>(
      `/exports/${noun}/:id.csv`,
      { exposeHeadRoute: false },
      async (request, reply) => {
        reply.header("cache-control", "private, no-store").header("x-robots-tag", "noindex, nofollow");
        const file = await exportFile(kind, request.params.id, requestInfo(request, { isPersisted: false }));
        if (file.kind !== "file") return refuse(reply, file.kind);
        return reply
          .type("text/csv; charset=utf-8; header=present")
          .header("content-disposition", `attachment; filename="${file.name}"`)
          .send(Readable.from(file.text, { objectMode: false, highWaterMark: 64 * 1024 }));
      },
    );
  }
}

function refuse(reply: FastifyReply, why: "unauthenticated" | "unknown"): FastifyReply {
  reply.type("text/plain; charset=utf-8");
  return why === "unknown"
    ? reply.code(404).send("404 Not found")
    : reply.code(401).header("www-authenticate", "Bearer").send("401 An API key is needed for this.");
}
