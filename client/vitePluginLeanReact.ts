import type { Plugin } from "vite";

const SIGNAL = /(\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g;

/**
 * Builds react-dom without capturing stacks while it is evaluated. React creates five errors at its top level that it
 * throws as signals and never shows. For the first stack V8 parses the whole file again, because it compiles without
 * source positions (https://v8.dev/blog/v8-release-79).
 */
export function leanReact(): Plugin {
  return {
    name: "daybook-lean-react",
    apply: "build",
    transform: (code, id) =>
      id.endsWith("/react-dom-client.production.js") ? { code: replaceSignals(code), map: null } : null,
  };
}

/** Replaces the signals by objects without a stack that are instances of `Error` too. */
export function replaceSignals(code: string): string {
  return code.replaceAll(SIGNAL, "$1Object.create(Error.prototype)");
}
