/** Methods that use the host's locale by default, with the position of the locale argument. */
const METHODS = new Map([
  ["toLocaleString", 0],
  ["toLocaleDateString", 0],
  ["toLocaleTimeString", 0],
  ["toLocaleUpperCase", 0],
  ["toLocaleLowerCase", 0],
  ["localeCompare", 1],
]);
const OF_DATES = new Set(["toLocaleDateString", "toLocaleTimeString"]);

/**
 * Formatting must name its locale, and its time zone for times. The defaults differ between server and browser and
 * break hydration. `resolvedOptions` is allowed.
 */
export const explicitLocale = {
  /** @param {any} context */
  create(context) {
    /** @param {any} node @param {string} what */
    const refuse = (node, what) =>
      context.report({ node, message: `${what}: pass it, because the default depends on the machine` });

    /** @param {any} node */
    const checkIntl = (node) => {
      const { callee, parent } = node;
      if (callee.type !== "MemberExpression" || callee.object.name !== "Intl") return;
      const name = callee.property.name;
      if (!/(Format|Names|Collator|PluralRules|Segmenter)$/.test(name)) return;
      const asksMachine = parent?.type === "MemberExpression" && parent.property.name === "resolvedOptions";
      if (asksMachine) return;
      if (!isGiven(node.arguments[0])) refuse(node, `Intl.${name} without a language`);
      else if (name === "DateTimeFormat" && !namesZone(node.arguments[1]))
        refuse(node, "Intl.DateTimeFormat without a zone");
    };
    return {
      /** @param {any} node */
      NewExpression: (node) => checkIntl(node),
      /** @param {any} node */
      CallExpression(node) {
        checkIntl(node);
        if (node.callee.type !== "MemberExpression" || node.callee.computed) return;
        const name = node.callee.property.name;
        const place = METHODS.get(name);
        if (place === undefined) return;
        if (!isGiven(node.arguments[place])) refuse(node, `${name} without a language`);
        else if (OF_DATES.has(name) && !namesZone(node.arguments[1])) refuse(node, `${name} without a zone`);
      },
    };
  },
};

/** @param {any} argument */
const isGiven = (argument) => argument !== undefined && argument.name !== "undefined";

/** True also for what cannot be seen from here: options with a name, or spread. @param {any} options */
function namesZone(options) {
  if (!isGiven(options)) return false;
  if (options.type !== "ObjectExpression") return true;
  return options.properties.some(
    (/** @type {any} */ property) =>
      property.type === "SpreadElement" || (property.key.name ?? property.key.value) === "timeZone",
  );
}
