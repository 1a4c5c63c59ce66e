import { publicFiles } from "./publicFiles.mjs";

/** Each module may import itself and earlier ones. */
export const moduleOrder = [
  "access",
  "businesses",
  "catalogue",
  "availability",
  "questionnaires",
  "payments",
  "contacts",
  "bookings",
  "notifications",
  "content",
  "integrations",
  "insights",
  "desk",
];

/** Folders of browser specs. They import the helpers beside them, and no other folder of specs. */
const specFolders = [
  "access",
  "account",
  "booking",
  "content",
  "desk",
  "embed",
  "manageBooking",
  "pages",
  "payments",
  "questionnaires",
];

/** The features of `client/widget`. Each may import itself and those before it, so no two import each other. */
export const widgetOrder = [
  "messages",
  "layout",
  "forms",
  "surveys",
  "payment",
  "booking",
  "order",
  "manageBooking",
  "catalogue",
  "oneTimeLink",
];

/**
 * For each layer, the layers it may import, beside itself. A layer is a folder, or a module of the server.
 * The layer `root` has the files directly in `server/` or `client/`, which know all layers. `*` means all layers of that side.
 *
 * @type {Record<string, Record<string, string[]>>}
 */
export const allowed = {
  server: {
    // Rules for server and client. They import nothing.
    shared: [],
    leaf: [],
    platform: ["shared", "leaf"],
    ...Object.fromEntries(
      moduleOrder.map((name, place) => [
        name,
        ["shared", "leaf", "platform", ...moduleOrder.slice(0, place)],
      ]),
    ),
    developers: ["shared", "leaf", "platform", ...moduleOrder, "app"],
    app: ["*"],
    root: ["*"],
    tooling: ["*"],
    testing: ["*"],
  },
  client: {
    relay: ["router", "i18n", "time", "__generated__"],
    i18n: ["time"],
    time: ["i18n"],
    __generated__: ["relay"],
    ui: ["i18n", "time"],
    // The layout around each screen. These three layers import each other.
    router: ["ui", "shared", "layouts", "relay", "i18n", "time", "__generated__"],
    // `embed` defines the messages between the widget and the host page.
    shared: ["ui", "layouts", "router", "relay", "i18n", "time", "embed", "__generated__"],
    layouts: ["ui", "shared", "router", "relay", "i18n", "time", "__generated__"],
    // The questions of forms, for visitors and for the staff who book by hand.
    forms: ["ui", "shared", "router", "relay", "i18n", "time", "__generated__"],
    widget: ["ui", "shared", "forms", "layouts", "router", "relay", "i18n", "time", "embed", "__generated__"],
    content: ["ui", "shared", "layouts", "router", "relay", "i18n", "time", "__generated__"],
    account: ["ui", "shared", "layouts", "router", "relay", "i18n", "time", "__generated__"],
    desk: ["ui", "shared", "forms", "layouts", "router", "relay", "i18n", "time", "__generated__"],
    developers: ["ui"],
    embed: [],
    // The package for partners. It is published alone.
    sdk: [],
    root: ["*"],
    testing: ["*"],
  },
  prisma: { root: ["*"], demo: ["root"] },
  e2e: {
    root: ["*"],
    screens: ["root"],
    ...Object.fromEntries(specFolders.map((name) => [name, ["root", "screens"]])),
    partner: [],
  },
};

export const forbiddenPackages = {
  "client/ui": /^(react-relay|relay-runtime)(\/|$)/,
  "client/embed": /^[^.]/,
};

export const rulePackages = /^temporal-polyfill(\/|$)/;

/**
 * Returns whether a file holds rules: values in, values out. Those of a module import `shared` and rules alone.
 *
 * @param {string} path
 */
export const isRule = (path) => /^server\/(shared|modules\/\w+\/rules)\//.test(path);

/**
 * Types of the graph may refer to types of any module, because it is one graph.
 *
 * @param {string} path
 */
const isGraph = (path) => /^server\/modules\/\w+\/graphql\//.test(path);

/**
 * Returns the side and the layer of a file.
 *
 * @param {string} path relative to the checkout, with forward slashes
 * @returns {{ side: string, layer: string } | null} null for files without a side, such as configuration and packages
 */
export function getLayer(path) {
  const [side = "", first = "", ...rest] = path.split("/");
  if (!Object.hasOwn(allowed, side) || first === "") return null;
  if (path.startsWith("client/ui/gallery/")) return { side, layer: "testing" };
  if (side === "server" && first === "modules") return { side, layer: rest[0] ?? "" };
  if (rest.length > 0) return { side, layer: first };
  if (path === "server/root.ts") return { side, layer: "leaf" };
  return { side, layer: "root" };
}

/**
 * Returns the reason why a file must not import another file. Null if it may.
 *
 * @param {string} from
 * @param {string} to
 * @returns {string | null}
 */
export function refusal(from, to) {
  const source = getLayer(from);
  const target = getLayer(to);
  if (source === null || target === null) return null;
  if (source.side !== target.side) return refusalAcross(source, target);
  if (source.side === "server" && isRule(from) && !isRule(to)) return "rules import `shared` and rules alone";
  if (source.layer === target.layer) return source.layer === "widget" ? featureRefusal(from, to) : null;
  if (isGraph(from) && moduleOrder.includes(target.layer)) return null;
  const isBetweenModules = moduleOrder.includes(source.layer) && moduleOrder.includes(target.layer);
  if (isBetweenModules && !isRule(from) && to !== `server/modules/${target.layer}/index.ts`)
    return `import server/modules/${target.layer}/index.ts, the public face of the module`;
  const list = allowed[source.side]?.[source.layer];
  if (list === undefined)
    return `${source.side}/${source.layer} is not a layer of server/tooling/lint/layers.mjs`;
  if (list.includes("*") || list.includes(target.layer)) return null;
  return `${source.side}/${source.layer} must not import ${target.side}/${target.layer}`;
}

/** @param {string} from @param {string} to */
function featureRefusal(from, to) {
  const [source = "", target = ""] = [from, to].map((path) => path.split("/")[2]);
  const [place, needed] = [widgetOrder.indexOf(source), widgetOrder.indexOf(target)];
  if (place < 0 || needed < 0) return `${place < 0 ? source : target} is not a feature of the widget`;
  if (needed > place) return `client/widget/${source} must not import client/widget/${target}`;
  const file = to.split("/").slice(3).join("/");
  return needed === place || publicFiles[target]?.includes(file)
    ? null
    : `${to} is private: server/tooling/lint/publicFiles.mjs lists the public files of a feature`;
}

/**
 * @param {{ side: string, layer: string }} source
 * @param {{ side: string, layer: string }} target
 */
function refusalAcross(source, target) {
  if (source.side === "client") {
    return target.side === "server" && target.layer === "shared"
      ? null
      : "the client imports only server/shared from the server";
  }
  if (source.side === "server" && target.side === "client") {
    return ["testing", "tooling"].includes(source.layer)
      ? null
      : "only testing and tooling import the client";
  }
  if (source.side === "server" && target.side === "prisma") {
    return ["app", "root", "tooling", "testing"].includes(source.layer)
      ? null
      : "only app, tooling and testing import prisma";
  }
  return target.side === "e2e" ? "nothing imports the browser tests" : null;
}
