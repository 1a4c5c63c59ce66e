import { expect, it } from "vitest";
import { getLineLocations, findCommonLocations } from "./lineLocations.ts";
import type { PlanLine } from "./planCart.ts";

const line = (...locationKinds: string[]) => ({ service: { locationKinds } }) as unknown as PlanLine;

it("getLineLocations returns the chosen location only if the service offers it", () => {
  expect(getLineLocations(line("AT_PROVIDER", "ONLINE"), "ONLINE")).toEqual(["ONLINE"]);
  expect(getLineLocations(line("PHONE"), "ONLINE")).toEqual(["PHONE"]);
  expect(getLineLocations(line("AT_PROVIDER", "ONLINE"), null)).toEqual(["AT_PROVIDER", "ONLINE"]);
});

it("getLineLocations ignores location kinds of a newer server", () => {
  expect(getLineLocations(line("ON_THE_MOON", "PHONE"), null)).toEqual(["PHONE"]);
});

it("findCommonLocations finds the location kinds that all lines share", () => {
  expect(findCommonLocations([line("PHONE"), line("PHONE")], null)).toEqual(["PHONE"]);
  expect(findCommonLocations([line("ONLINE", "PHONE"), line("PHONE", "ONLINE")], null)).toEqual([
    "ONLINE",
    "PHONE",
  ]);
  expect(findCommonLocations([line("PHONE"), line("AT_PROVIDER")], null)).toBeNull();
  expect(findCommonLocations([line("PHONE"), line("AT_PROVIDER", "PHONE")], "PHONE")).toEqual(["PHONE"]);
});
