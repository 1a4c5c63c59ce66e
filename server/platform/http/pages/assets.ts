import { readdirSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/**
 * The built client's folders. Names under `/assets/` carry a hash of their content and are kept for a
 * year; what came from `client/public` keeps its name and is asked about again after an hour.
 */
export function addAssetRoutes(app: FastifyInstance, clientDir: string): void {
  const folders = readdirSync(clientDir, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith("."),
  );
  for (const { name } of folders) {
    app.register(fastifyStatic, {
      root: join(clientDir, name),
      prefix: `/${name}/`,
      index: false,
      dotfiles: "deny",
      decorateReply: false,
      logLevel: "warn",
      // The build writes the copies (`tooling/compressFiles.mjs`).
      preCompressed: true,
      ...(name === "assets"
        ? // Nothing asks again for a file that never changes, so it has no tag, no date and no parts.
          { immutable: true, maxAge: "365d", etag: false, lastModified: false, acceptRanges: false }
        : { maxAge: "1h" }),
    });
  }
}
