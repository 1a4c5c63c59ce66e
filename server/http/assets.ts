import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/**
 * The built client's files. Names under `/assets/` carry a hash of their content and are kept for a year;
 * pictures of the demo keep their names and are asked about again.
 */
export function addAssetRoutes(app: FastifyInstance, clientDir: string): void {
  const common = { index: false, dotfiles: "deny", logLevel: "warn", decorateReply: false } as const;
  app.register(fastifyStatic, {
    ...common,
    root: join(clientDir, "assets"),
    prefix: "/assets/",
    immutable: true,
    maxAge: "365d",
  });
}
