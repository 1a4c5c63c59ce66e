// The direction of imports: who may know whom. `*` means everybody of that side.

/**
 * For each layer the layers it may import, beside itself. A layer is a folder; `root` are the files that lie
 * directly in `server/` or `client/` and know all layers.
 *
 * @type {Record<string, Record<string, string[]>>}
 */
export const allowed = {
  server: {
    // The rules: values in, values out.
    domain: [],
    data: ["domain", "leaf"],
    i18n: ["domain", "leaf"],
    services: ["domain", "data", "i18n", "mail", "payments", "webhooks", "jobs", "leaf"],
    mail: ["domain", "i18n", "services", "leaf"],
    // Calendars elsewhere.
    feeds: ["domain", "services", "outbound", "leaf"],
    payments: ["domain", "data", "services", "leaf"],
    webhooks: ["domain", "services", "outbound", "leaf"],
    // Asking addresses that somebody typed.
    outbound: ["leaf"],
    jobs: ["domain", "data", "services", "leaf"],
    graphql: ["domain", "services", "i18n", "data", "payments", "leaf"],
    // What partners read: made from the graph and the failures themselves.
    developers: ["domain", "services", "graphql", "leaf"],
    http: ["domain", "services", "graphql", "developers", "i18n", "leaf"],
    // What every layer above the domain may read: the settings, the checkout's folder, what the running code belongs to.
    leaf: ["domain"],
    root: ["*"],
    tasks: ["*"],
    testing: ["*"],
    lint: [],
  },
  client: {
    // Leaves, used by all.
    relay: ["router", "i18n", "time", "__generated__"],
    i18n: ["time"],
    time: ["i18n"],
    __generated__: ["relay"],
    // No Relay and no business words.
    ui: ["i18n", "time"],
    // The frame around every screen: these three know each other.
    router: ["ui", "shared", "layouts", "relay", "i18n", "time", "__generated__"],
    // What a frame says to the page around it is written down on that side.
    shared: ["ui", "layouts", "router", "relay", "i18n", "time", "embed", "__generated__"],
    layouts: ["ui", "shared", "router", "relay", "i18n", "time", "__generated__"],
    widget: ["ui", "shared", "layouts", "router", "relay", "i18n", "time", "embed", "__generated__"],
    content: ["ui", "shared", "layouts", "router", "relay", "i18n", "time", "__generated__"],
    // Who works for the business, and how they sign in.
    account: ["ui", "shared", "layouts", "router", "relay", "i18n", "time", "__generated__"],
    // The developers' pages and the explorer, a build of their own.
    developers: ["ui"],
    // A host page loads it: plain and tiny.
    embed: [],
    root: ["*"],
    testing: ["*"],
  },
  prisma: { root: ["*"], demo: ["root"] },
  e2e: {
    root: ["*"],
    screens: ["root"],
    // A partner knows the pages at /developers and nothing of this house.
    partner: [],
  },
};

/** Packages that a layer must do without. */
export const forbiddenPackages = {
  "client/ui": /^(react-relay|relay-runtime)(\/|$)/,
  "client/embed": /^[^.]/,
};

/** All that the domain may import from outside of itself. */
export const domainPackages = /^temporal-polyfill(\/|$)/;

const SERVER_LEAVES = new Set(["asyncContext", "config", "root"]);

/**
 * The side and the layer of a file.
 *
 * @param {string} path relative to the checkout, with forward slashes
 * @returns {{ side: string, layer: string } | null} null for what has no side (configuration, packages)
 */
export function layerOf(path) {
  const [side = "", first = "", ...rest] = path.split("/");
  if (!Object.hasOwn(allowed, side) || first === "") return null;
  // A page that shows the primitives is no primitive.
  if (path.startsWith("client/ui/gallery/")) return { side, layer: "testing" };
  if (rest.length > 0) return { side, layer: first };
  if (side === "server" && SERVER_LEAVES.has(first.replace(/\.\w+$/, ""))) return { side, layer: "leaf" };
  return { side, layer: "root" };
}

/**
 * Why a file may not import a file; null when it may.
 *
 * @param {string} from
 * @param {string} to
 * @returns {string | null}
 */
export function refusal(from, to) {
  const source = layerOf(from);
  const target = layerOf(to);
  if (source === null || target === null) return null;
  if (source.side !== target.side) return refusalAcross(source, target);
  if (source.layer === target.layer) return null;
  const list = allowed[source.side]?.[source.layer];
  if (list === undefined) return `${source.side}/${source.layer} has no place in server/lint/layers.mjs yet`;
  if (list.includes("*") || list.includes(target.layer)) return null;
  return `${source.side}/${source.layer} may not know ${target.side}/${target.layer}`;
}

/**
 * @param {{ side: string, layer: string }} source
 * @param {{ side: string, layer: string }} target
 */
function refusalAcross(source, target) {
  if (source.side === "client") {
    return target.side === "server" && target.layer === "domain"
      ? null
      : "the client knows the server only through schema.graphql and rules of server/domain";
  }
  if (source.side === "server" && target.side === "client") {
    return ["testing", "tasks"].includes(source.layer)
      ? null
      : "the server knows the client only as its build and its persisted documents";
  }
  if (source.side === "server" && target.side === "prisma") {
    return ["root", "tasks", "testing"].includes(source.layer) ? null : "only boot.ts knows the demo";
  }
  return target.side === "e2e" ? "nothing imports the browser tests" : null;
}
