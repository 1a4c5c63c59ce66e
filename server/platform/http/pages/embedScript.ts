import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { matchesEtag } from "./etag.ts";

const files = ["embed.js", "embed-dialog.js"] as const;

/** The names do not change between releases, so browsers revalidate in the background after ten minutes. */
export function addEmbedRoutes(app: FastifyInstance, clientDir: string): void {
  for (const name of files.filter((file) => existsSync(join(clientDir, file)))) {
    const script = readFileSync(join(clientDir, name), "utf8");
    const etag = `W/"${createHash("sha1").update(script).digest("base64url")}"`;
    app.get(`/${name}`, (request, reply) => {
      reply.headers({
        etag,
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "public, max-age=600, stale-while-revalidate=86400",
        "access-control-allow-origin": "*",
        "cross-origin-resource-policy": "cross-origin",
      });
      return matchesEtag(request.headers["if-none-match"], etag)
        ? reply.code(304).send()
        : reply.send(script);
    });
  }
}
