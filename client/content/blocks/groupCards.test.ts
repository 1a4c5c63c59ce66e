import { expect, it } from "vitest";
import { groupCards } from "./groupCards.ts";

const blocks = (kinds: string) =>
  [...kinds].map((kind, index) => ({
    __typename: kind === "s" ? "ServiceCardBlock" : kind === "t" ? "RichTextBlock" : "FaqBlock",
    index,
  }));

it.each([
  ["", []],
  ["t", [1]],
  ["sss", [3]],
  ["tsst", [1, 2, 1]],
  ["stsfs", [1, 1, 1, 1, 1]],
  ["ttff", [1, 1, 1, 1]],
])("groups adjacent service cards: %s", (kinds, sizes) => {
  const groups = groupCards(blocks(kinds));
  expect(groups.map((group) => group.length)).toEqual(sizes);
  expect(groups.flat().map(({ index }) => index)).toEqual([...[...kinds].keys()]);
});
