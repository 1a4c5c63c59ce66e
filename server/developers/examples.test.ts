import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../root.ts";

const readNames = (file: string) =>
  [...readFileSync(join(projectRoot, "prisma", "demo", file), "utf8").matchAll(/\bname: "([^"]+)"/g)].map(
    ([, name]) => name!,
  );

// Readers try the examples on the demo.
it("guides name only staff members of the demo", () => {
  const folder = join(import.meta.dirname, "pages");
  const names = readNames("staff.ts");
  expect(names.length).toBeGreaterThan(2);
  const firstNames = names.map((name) => name.split(" ")[0]!);
  const fullName = new RegExp(`\\b(?:${firstNames.join("|")}) \\p{Lu}\\p{L}+`, "gu");
  const unknown = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(fullName)]
      .map(([name]) => name)
      .filter((name) => !names.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
