const OUTSIDE = new Set(["database", "prisma", "pool"]);

/**
 * Inside `transaction(…)` only its `sql` may run queries. Another query would deadlock on the single connection of the
 * embedded database, and a network call would hold locks.
 */
export const noOutsideQuery = {
  /** @param {any} context */
  create(context) {
    return {
      /** @param {any} node */
      CallExpression(node) {
        const name = outsideName(node.callee);
        if (name === null || !isInsideTransaction(node)) return;
        context.report({
          node,
          message: `${name} inside a transaction: query only its own \`sql\``,
        });
      },
    };
  },
};

/** `database.transaction` has a guard, retries and a time limit. */
export const noPrismaTransaction = {
  /** @param {any} context */
  create(context) {
    return {
      /** @param {any} node */
      MemberExpression(node) {
        if (propertyName(node) === "$transaction") {
          context.report({ node, message: "use database.transaction: Prisma's own has no guard" });
        }
      },
    };
  },
};

/** Returns `fetch`, or the name of a database that a call uses. Null for other calls. @param {any} callee */
function outsideName(callee) {
  if (callee.type === "Identifier") return callee.name === "fetch" ? "fetch" : null;
  for (let part = callee; part?.type === "MemberExpression" || part?.type === "CallExpression";) {
    if (part.type === "CallExpression") {
      part = part.callee;
      continue;
    }
    const name = propertyName(part);
    if (part !== callee && name !== null && OUTSIDE.has(name)) return name;
    if (part.object.type === "Identifier" && OUTSIDE.has(part.object.name)) return part.object.name;
    part = part.object;
  }
  return null;
}

/** @param {any} node */
function isInsideTransaction(node) {
  for (let inner = node, outer = node.parent; outer; inner = outer, outer = outer.parent) {
    const isFunction = inner.type === "ArrowFunctionExpression" || inner.type === "FunctionExpression";
    if (!isFunction || outer.type !== "CallExpression" || !outer.arguments.includes(inner)) continue;
    const { callee } = outer;
    const name = callee.type === "Identifier" ? callee.name : propertyName(callee);
    if (name === "transaction" || name === "runTransaction") return true;
  }
  return false;
}

/** @param {any} node */
function propertyName(node) {
  if (node.type !== "MemberExpression" || node.computed) return null;
  return node.property.name ?? null;
}
