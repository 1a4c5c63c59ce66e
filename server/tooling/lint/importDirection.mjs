import { dirname, relative, resolve, sep } from "node:path";
import { forbiddenPackages, isRule, getLayer, refusal, rulePackages } from "./layers.mjs";

/** Imports go one way: `shared ← platform ← modules ← app`, `ui ← shared ← widget, content`. */
export const importDirection = {
  /** @param {any} context */
  create(context) {
    const from = pathIn(context.cwd, context.filename);
    const isTest = /(\.test\.\w+|\/testing\/.*)$/.test(from);
    const layer = getLayer(from);
    if (layer === null || isTest) return {};

    /** @param {any} source */
    const check = (source) => {
      if (typeof source?.value !== "string") return;
      const message = source.value.startsWith(".")
        ? refusal(from, pathIn(context.cwd, resolve(dirname(context.filename), source.value)))
        : packageRefusal(from, layer, source.value);
      if (message) context.report({ node: source, message });
    };
    return {
      /** @param {any} node */
      ImportDeclaration: (node) => check(node.source),
      /** @param {any} node */
      ExportNamedDeclaration: (node) => check(node.source),
      /** @param {any} node */
      ExportAllDeclaration: (node) => check(node.source),
      // A page is loaded by its address, so loading one ahead is no dependency.
      /** @param {any} node */
      ImportExpression: (node) => node.source.value?.endsWith("Page.tsx") || check(node.source),
      // A module extends types of platform (server/DECISIONS/0033-let-modules-extend-platform-types.md).
      /** @param {any} node */
      TSModuleDeclaration: (node) => check(node.id),
    };
  },
};

/**
 * @param {string} from
 * @param {{ side: string, layer: string }} layer
 * @param {string} name
 */
function packageRefusal(from, { side, layer }, name) {
  const place = `${side}/${layer}`;
  if (isRule(from) && !rulePackages.test(name)) return "rules import temporal-polyfill and no other package";
  const forbidden = Object.entries(forbiddenPackages).find(
    ([where, pattern]) => where === place && pattern.test(name),
  );
  return forbidden ? `${place} must not import ${name}` : null;
}

/** @param {string} root @param {string} file */
const pathIn = (root, file) => relative(root, file).split(sep).join("/");
