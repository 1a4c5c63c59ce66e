const GLOBALS = new Set([
  "process",
  "fetch",
  "crypto",
  "performance",
  "setTimeout",
  "setInterval",
  "console",
]);
const MEMBERS = new Set(["Date.now", "Math.random", "Temporal.Now"]);

/**
 * Domain code must not read the clock, randomness or environment, and must not produce output. Callers pass time and
 * randomness in.
 */
export const pureDomain = {
  /** @param {any} context */
  create(context) {
    /** @param {any} node @param {string} name */
    const refuse = (node, name) =>
      context.report({ node, message: `${name} in a rule: pass the value as an argument` });
    return {
      /** @param {any} node */
      MemberExpression(node) {
        if (node.object.type !== "Identifier") return;
        const name = `${node.object.name}.${node.property.name}`;
        if (MEMBERS.has(name)) refuse(node, name);
        else if (GLOBALS.has(node.object.name)) refuse(node, node.object.name);
      },
      /** @param {any} node */
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== "Identifier") return;
        if (callee.name === "Date" || GLOBALS.has(callee.name)) refuse(node, callee.name);
      },
      /** @param {any} node */
      NewExpression(node) {
        const isNow =
          node.callee.type === "Identifier" && node.callee.name === "Date" && node.arguments.length === 0;
        if (isNow) refuse(node, "new Date()");
      },
    };
  },
};
