/** Words that names no longer contain, with what to write instead. */
const retired = [
  { pattern: /^judge/i, instead: "validate, parse or check" },
  { pattern: /[a-z]Of$/, instead: "a verb: get, to, format, count, find, list" },
  { pattern: /^(tell|say)([A-Z]|$)/, instead: "notify, emit, send, post or report" },
  { pattern: /^(putAway|takeBack)/, instead: "archive and restore" },
  { pattern: /^deed/i, instead: "auditRecord" },
  { pattern: /[wW]ish/, instead: "request" },
  {
    pattern: /^(doOnce|madeBefore)/,
    instead: "withIdempotency and replayedResult",
  },
  {
    pattern: /^(asked|answered|told|said|heard)$/,
    instead: "what the value is: requests, responses, messages",
  },
  { pattern: /^(house|noun|way|ways|nobody|whoever)$/i, instead: "the term of the field" },
  { pattern: /[a-z]Standing$|^standing$/, instead: "status, state or position" },
];

/** A declaration must not be named by a word of the old dialect. */
export const retiredWords = {
  /** @param {any} context */
  create(context) {
    /** @param {any} id */
    const check = (id) => {
      if (id?.type !== "Identifier") return;
      const word = retired.find(({ pattern }) => pattern.test(id.name));
      if (word) context.report({ node: id, message: `"${id.name}" is retired: write ${word.instead}` });
    };
    /** @param {any} node */
    const checkFunction = (node) => {
      check(node.id);
      node.params.forEach(check);
    };
    return {
      /** @param {any} node */
      VariableDeclarator: (node) => check(node.id),
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      /** @param {any} node */
      ArrowFunctionExpression: (node) => node.params.forEach(check),
      /** @param {any} node */
      ClassDeclaration: (node) => check(node.id),
      /** @param {any} node */
      TSTypeAliasDeclaration: (node) => check(node.id),
      /** @param {any} node */
      TSInterfaceDeclaration: (node) => check(node.id),
    };
  },
};
