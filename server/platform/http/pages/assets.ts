import { readdirSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** Names under `/assets/` contain a content hash. Files of `client/public` keep their names. */
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
      // The build writes the compressed copies (`tooling/compressFiles.mjs`).
      preCompressed: true,
      ...(name === "assets"
        ? // These files never change.
          { immutable: true, maxAge: "365d", etag: false, lastModified: false, acceptRanges: false }
        : { maxAge: "1h" }),
    });
  }
}
