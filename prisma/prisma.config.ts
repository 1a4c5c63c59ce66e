import { defineConfig } from "prisma/config";

/** For Prisma's CLI (`npx prisma … --config prisma/prisma.config.ts`). The server migrates by itself. */
export default defineConfig({
  schema: "schema.prisma",
  migrations: { path: "migrations" },
  ...(process.env["DATABASE_URL"] ? { datasource: { url: process.env["DATABASE_URL"] } } : {}),
});
