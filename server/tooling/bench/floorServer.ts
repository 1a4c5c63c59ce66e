import Fastify from "fastify";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { type ReactNode, createElement } from "react";
import { renderToString } from "react-dom/server";

export interface FloorContent {
  readonly kept: Readonly<Record<string, string>>;
  readonly rendered: Readonly<Record<string, string>>;
  readonly answer: unknown;
}

/** Minimal Fastify server in its own process. Reports its port. */
process.once("message", ({ kept, rendered, answer }: FloorContent) => {
  const app = Fastify();
  app.post("/graphql", () => answer);
  for (const [path, html] of Object.entries(kept)) {
    const content = Buffer.from(html);
    app.get(path, (_request, reply) => reply.type("text/html; charset=utf-8").send(content));
  }
  for (const [path, html] of Object.entries(rendered)) {
    const [head, tail] = html.split(/(?<=<div id="root">)[^]*(?=<\/div>\n)/) as [string, string];
    const tree = toElements(findRoot(parse(html))!);
    app.get(path, (_request, reply) =>
      reply.type("text/html; charset=utf-8").send(`${head}${renderToString(tree)}${tail}`),
    );
  }
  void app.listen({ port: 0, host: "127.0.0.1" }).then((address) => process.send!(address));
});

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

function findRoot(parent: Parent): Element | null {
  for (const node of parent.childNodes) {
    if (!("childNodes" in node)) continue;
    const isRoot = "attrs" in node && node.attrs.some(({ name, value }) => name === "id" && value === "root");
    const found = isRoot ? node : findRoot(node);
    if (found) return found;
  }
  return null;
}

function toElements(parent: Parent): ReactNode[] {
  return parent.childNodes.flatMap((node, key): ReactNode[] => {
    if (node.nodeName === "#text") return [(node as DefaultTreeAdapterTypes.TextNode).value];
    if (!("attrs" in node)) return [];
    return [createElement(node.tagName, { key, ...toProps(node) }, ...toElements(node))];
  });
}

function toProps({ attrs }: Element): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const { name, value } of attrs) {
    if (name === "class") props["className"] = value;
    else if (name === "for") props["htmlFor"] = value;
    else if (name === "style") props["style"] = toStyle(value);
    else if (name === "value" || name === "checked" || name === "selected") continue;
    else props[/^(aria|data)-/.test(name) ? name : camelCase(name)] = value;
  }
  return props;
}

function toStyle(text: string): Record<string, string> {
  const pairs = text.split(";").flatMap((part) => {
    const colon = part.indexOf(":");
    const name = part.slice(0, colon).trim();
    return colon < 0
      ? []
      : [[name.startsWith("--") ? name : camelCase(name), part.slice(colon + 1).trim()] as const];
  });
  return Object.fromEntries(pairs);
}

function camelCase(name: string): string {
  return name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase());
}
