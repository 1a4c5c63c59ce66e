import { dirname, relative, resolve, sep } from "node:path";
import { domainPackages, forbiddenPackages, layerOf, refusal } from "./layers.mjs";

/** Imports go one way: `domain ← services ← graphql ← http ← main`, `ui ← shared ← widget, content`. */
export const importDirection = {
  /** @param {any} context */
  create(context) {
    const from = pathIn(context.cwd, context.filename);
    const isTest = /(\.test\.\w+|\/testing\/.*)$/.test(from);
    const layer = layerOf(from);
    if (layer === null || isTest) return {};

    /** @param {any} source */
    const check = (source) => {
      if (typeof source?.value !== "string") return;
      const message = source.value.startsWith(".")
        ? refusal(from, pathIn(context.cwd, resolve(dirname(context.filename), source.value)))
        : packageRefusal(layer, source.value);
      if (message) context.report({ node: source, message });
    };
    return {
      /** @param {any} node */
      ImportDeclaration: (node) => check(node.source),
      /** @param {any} node */
      ExportNamedDeclaration: (node) => check(node.source),
      /** @param {any} node */
      ExportAllDeclaration: (node) => check(node.source),
      /** @param {any} node */
      ImportExpression: (node) => check(node.source),
    };
  },
};

/**
 * @param {{ side: string, layer: string }} layer
 * @param {string} name
 */
function packageRefusal({ side, layer }, name) {
  const place = `${side}/${layer}`;
  if (place === "server/domain" && !domainPackages.test(name))
    return "the domain imports temporal-polyfill and nothing else";
  const forbidden = Object.entries(forbiddenPackages).find(
    ([where, pattern]) => where === place && pattern.test(name),
  );
  return forbidden ? `${place} does without ${name}` : null;
}

/** @param {string} root @param {string} file */
const pathIn = (root, file) => relative(root, file).split(sep).join("/");
