import { expect, it } from "vitest";
import { formatAddresses } from "./addresses.ts";

it("addressLines prints one whole URL per line", () => {
  const lines = formatAddresses("http://localhost:3000", [
    { path: "/a", shows: "one thing" },
    { path: "/longer", shows: "another" },
  ]);
  expect(lines).toEqual([
    "Daybook is ready at http://localhost:3000",
    "  http://localhost:3000/a        one thing",
    "  http://localhost:3000/longer   another",
  ]);
});
