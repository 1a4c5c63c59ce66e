import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import type { Plugin } from "vite";

const run = promisify(execFile);
const compiler: string = createRequire(import.meta.url)("relay-compiler") as string;
const repository = new URL("../..", import.meta.url).pathname;

/** Compiles queries in development when a file with GraphQL is saved. The compiler's watch mode needs Watchman. */
export function relayCompiler(): Plugin {
  return {
    name: "daybook-relay-compiler",
    apply: "serve",
    hotUpdate: {
      order: "pre",
      async handler({ file, read }) {
        const isSchema = file.endsWith("/schema.graphql");
        if (this.environment.name !== "client") return;
        if (!isSchema && (!/\.tsx?$/.test(file) || !(await read()).includes("graphql`"))) return;
        try {
          await run(compiler, ["relay.config.js"], {
            cwd: repository,
            env: { ...process.env, FORCE_NO_WATCHMAN: "1" },
          });
        } catch (error) {
          this.environment.logger.error(error instanceof Error ? error.message : String(error));
        }
      },
    },
  };
}
