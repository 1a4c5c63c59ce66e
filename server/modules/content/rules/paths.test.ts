import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Address, parsePath, formatPath, previewBase } from "./paths.ts";
import { checkSlug, slugify } from "./slug.ts";

const slug = fc
  .stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/)
  .filter((one) => !["b", "c", "product"].includes(one));
const path = fc.oneof(fc.constant(""), slug);
const address: fc.Arbitrary<Address> = fc.oneof(
  fc.record({ kind: fc.constant("PAGE" as const), path }),
  fc.record({ kind: fc.constant("POST" as const), slug, path, category: fc.oneof(fc.constant(""), slug) }),
  fc.record({ kind: fc.constant("CATEGORY" as const), slug, path }),
  fc.record({ kind: fc.constant("PRODUCT" as const), product: slug, path }),
);

describe("parsePath", () => {
  it("accepts a path with and without the trailing slash", () => {
    fc.assert(
      fc.property(address, (one) => {
        const canonical = formatPath(one);
        expect(parsePath(canonical)).toEqual(one);
        const other = canonical.endsWith("/") ? canonical.slice(0, -1) : `${canonical}/`;
        expect(parsePath(other)).toEqual(one);
      }),
    );
  });

  it.each<[Address, string, string]>([
    [{ kind: "PAGE", path: "" }, "/", "/v2/preview/x1y"],
    [{ kind: "PAGE", path: "about" }, "/about", "/v2/preview/x1y/about"],
    [{ kind: "POST", slug: "s", path: "", category: "" }, "/b/s/", "/v2/preview/x1y/b/s"],
    [{ kind: "POST", slug: "s", path: "p", category: "" }, "/p/b/s/", "/v2/preview/x1y/b/s"],
    [{ kind: "POST", slug: "s", path: "p", category: "k" }, "/p/c/k/b/s", "/v2/preview/x1y/c/k/b/s"],
    [{ kind: "POST", slug: "s", path: "", category: "k" }, "/c/k/b/s", "/v2/preview/x1y/c/k/b/s"],
    [{ kind: "CATEGORY", slug: "k", path: "" }, "/c/k/", "/v2/preview/x1y/c/k"],
    [{ kind: "CATEGORY", slug: "k", path: "p" }, "/p/c/k", "/v2/preview/x1y/c/k"],
    [{ kind: "PRODUCT", product: "m", path: "" }, "/product/m/", "/v2/preview/x1y/product/m"],
    [{ kind: "PRODUCT", product: "m", path: "p" }, "/p/product/m/", "/v2/preview/x1y/product/m"],
  ])("formats %j as the specification does", (one, publicly, previewed) => {
    expect([formatPath(one), formatPath(one, previewBase("x1y"))]).toEqual([publicly, previewed]);
  });

  it("returns null for any other path", () => {
    for (const other of [
      "//",
      "/a//",
      "/a/b",
      "/a/b/c/d/e/f",
      "/b",
      "/c/x/y",
      "/c/x/b",
      "/p/c/k/x/s",
      "/b//",
    ])
      if (other !== "/b") expect([other, parsePath(other)]).toEqual([other, null]);
    expect(checkSlug("PAGE", "b")).toBe("TAKEN");
    expect(checkSlug("PAGE", "schemas")).toBe("TAKEN");
  });
});

describe("slug", () => {
  it("is empty or valid when made from any title", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc
            .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 90 })
            .map((codes) => String.fromCharCode(...codes)),
          fc.string({ maxLength: 90 }),
        ),
        (title) => {
          const titleSlug = slugify(title);
          expect(titleSlug === "" || checkSlug("POST", titleSlug) === null).toBe(true);
        },
      ),
    );
    expect(slugify("  Was bringt's? Über Ärger & Öl ")).toBe("was-bringt-s-uber-arger-ol");
    expect(slugify(`${"wort ".repeat(30)}`)).toHaveLength(59);
  });
});
