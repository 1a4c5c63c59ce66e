import type { OutputBundle, OutputChunk } from "rolldown";
import { expect, it } from "vitest";
import { groupSheets } from "./vitePluginSheets.ts";

const chunk = (name: string, more: Partial<OutputChunk> = {}) =>
  ({
    type: "chunk",
    name,
    fileName: `${name}.js`,
    facadeModuleId: null,
    imports: [],
    dynamicImports: [],
    ...more,
  }) as unknown as OutputChunk;

const page = (name: string, imports: string[]) => chunk(name, { facadeModuleId: `/c/${name}.tsx`, imports });

const bundle = Object.fromEntries(
  [
    page("FormPage", ["Fields.js", "base.js"]),
    page("PostPage", ["pages.js"]),
    chunk("contentRoutes", { dynamicImports: ["PostPage.js"] }),
    chunk("pages", { imports: ["calendar.js"] }),
    chunk("calendar", {
      imports: ["base.js", "site.js"],
      dynamicImports: ["detailsEntry.js", "FormPage.js"],
    }),
    chunk("base", { imports: ["site.js"] }),
    chunk("detailsEntry", { imports: ["Cards.js", "calendar.js"], dynamicImports: ["DateField.js"] }),
    chunk("DateField", { imports: ["base.js"] }),
    chunk("Fields", { imports: ["Cards.js"] }),
    chunk("Cards", { imports: ["base.js"] }),
    chunk("site"),
  ].map((one) => [one.fileName, one]),
) as OutputBundle;

it("puts each chunk into one sheet, after its imports", () => {
  const names = [...groupSheets(bundle)].map(([sheet, chunks]) => [sheet, chunks.map(({ name }) => name)]);
  expect(Object.fromEntries(names)).toEqual({
    widget: ["site", "base", "calendar", "Cards", "detailsEntry"],
    pages: ["contentRoutes", "pages", "PostPage"],
    screens: ["Fields", "FormPage", "DateField"],
  });
});
