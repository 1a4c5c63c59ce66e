import { join } from "node:path";
import { type Plugin, defineConfig } from "vite";

const root = join(import.meta.dirname, "..");
const outDir = join(root, ".build", "server");

export const ENTRIES = {
  main: "server/main.ts",
  embeddedWorker: "server/platform/database/embedded/embeddedWorker.mjs",
  calendarThread: "server/modules/integrations/feeds/calendarThread.mjs",
};

/** V8 stores a file with characters beyond Latin-1 in two bytes each. */
const escapeNonAscii: Plugin = {
  name: "daybook:letters",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = escaped(file.code);
  },
};

export function findRequiredFiles(
  bundle: Readonly<Record<string, object>>,
  file: string,
): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    const { imports = [] } = (bundle[name] ?? {}) as { readonly imports?: readonly string[] };
    for (const required of imports) {
      if (found.has(required)) continue;
      found.add(required);
      visit(required);
    }
  };
  visit(file);
  return found;
}

/** `new Worker` finds thread files by their source names. Sources are modules, but the built files are CommonJS. */
const threadFiles: Plugin = {
  name: "daybook:threads",
  generateBundle(_options, bundle) {
    for (const name of Object.keys(ENTRIES).filter((entry) => entry !== "main")) {
      // The thread would load and run the whole server.
      if (findRequiredFiles(bundle, `${name}.cjs`).has("main.cjs"))
        this.error(`${name}.cjs requires main.cjs: move the code that they share into a module of its own`);
      this.emitFile({ type: "asset", fileName: `${name}.mjs`, source: `import "./${name}.cjs";\n` });
    }
  },
};

/** Packages that no start of the server loads. A request imports them. */
const LAZY_PACKAGES = /\/node_modules\/@modelcontextprotocol\//;

/** A static import would raise the memory of every process. */
export const lazyPackages: Plugin = {
  name: "daybook:lazy",
  generateBundle(_options, bundle) {
    const chunks = Object.entries(bundle).flatMap(([name, file]) =>
      file.type === "chunk" ? [{ name, modules: file.moduleIds }] : [],
    );
    // The entry imports `boot.ts` dynamically, but at every start.
    const atStart = chunks.filter(
      ({ name, modules }) => name === "main.cjs" || modules.some((id) => id.endsWith("/server/app/boot.ts")),
    );
    const names = new Set(atStart.flatMap(({ name }) => [name, ...findRequiredFiles(bundle, name)]));
    for (const { name, modules } of chunks) {
      const lazy = names.has(name) ? modules.find((id) => LAZY_PACKAGES.test(id)) : undefined;
      if (lazy !== undefined) this.error(`${name} contains ${lazy} at the start: import it dynamically`);
    }
  },
};

/** Code from V8's cache cannot use `import()` (Node 20); `builtModules.mjs` provides `importModule`. */
const dynamicImports: Plugin = {
  name: "daybook:imports",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === "chunk")
        file.code = file.code.replace(/\b(await|return|=>) import\(/g, "$1 importModule(");
    }
  },
};

/** graphql-js creates three objects for each field without arguments, 8 % of the allocations of a calendar page. */
export const noArguments: Plugin = {
  name: "daybook:arguments",
  transform(code, id) {
    if (!id.endsWith("/graphql/execution/values.mjs")) return null;
    const start = "export function getArgumentValues(def, node, variableValues) {";
    if (!code.includes(start)) throw new Error("graphql-js has another getArgumentValues");
    return { code: code.replace(start, `${start} if (def.args.length === 0) return {};`), map: null };
  },
};

/** In a bundle Apollo's package does not find Node's hashes and computes them in JavaScript. */
export const nodeHashes: Plugin = {
  name: "daybook:hashes",
  transform(code, id) {
    if (!id.endsWith("/@apollo/utils.createhash/dist/index.js")) return null;
    const search = "utils_isnodelike_1.isNodeLike && module.require";
    if (!code.includes(search)) throw new Error("@apollo/utils.createhash has another createHash");
    return {
      code: code.replace(search, "true").replace("module.require(", "require("),
      map: null,
    };
  },
};

const escaped = (code: string) =>
  code.replace(/[^\x00-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

const OWN_FILES = ["@electric-sql/pglite", "@electric-sql/pglite-socket", "@node-rs/argon2", "sharp", "vite"];

export default defineConfig({
  root,
  publicDir: false,
  resolve: {
    alias: [
      {
        find: /^.*\/promiseForObject\.mjs$/,
        replacement: join(root, "server/platform/graphql/limits/promiseForObject.ts"),
      },
    ],
  },
  plugins: [noArguments, nodeHashes, escapeNonAscii, threadFiles, lazyPackages, dynamicImports],
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: "node20",
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: ENTRIES,
      // V8 can cache CommonJS.
      output: { format: "cjs", entryFileNames: "[name].cjs", chunkFileNames: "[name]-[hash].cjs" },
    },
  },
  ssr: { noExternal: true, external: OWN_FILES },
});
