import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { renderChanges } from "./changelog.ts";

const RELEASED = `
  type Query { a(first: Int): Int b: Kind gone: Int }
  enum Kind { X } union U = A type A { x: Int } input I { x: Int }`;

const render = (sdl: string, accepted: { change: string; reason: string }[] = []) =>
  renderChanges({ schema: buildSchema(RELEASED), accepted }, buildSchema(sdl));

describe("changelog", () => {
  it("states before the first release that nothing is released", () => {
    expect(renderChanges(null, buildSchema(RELEASED))).toMatch(/^Version 1 .* is not released yet\./);
  });

  it("states that nothing has changed", () => {
    expect(render(RELEASED)).toBe("The graph has not changed since its last release.");
  });

  it("lists what was added, deprecated and changed", () => {
    const text = render(
      `type Query { a(first: Int, last: Int): Int b: Kind @deprecated(reason: "Use a.") }
       enum Kind { X Y } union U = A | B type A { x: Int y: Int } type B { z(at: Int): Int } input I { x: Int y: Int }`,
      [{ change: "Query.gone was removed.", reason: "It never had a value." }],
    );
    expect(text).toBe(
      [
        "### Added",
        "",
        "- `A.y`",
        "- `B`",
        "- `I.y`",
        "- `Kind.Y`",
        "- `Query.a(last:)`",
        "- `U.B`",
        "",
        "### Deprecated",
        "",
        "- `Query.b`: Use a.",
        "",
        "### Changed",
        "",
        "- Query.gone was removed. It never had a value.",
      ].join("\n"),
    );
  });
});
