import { expect, it } from "vitest";
import { linePlaces, sharedPlaces } from "./linePlaces.ts";
import type { VisitLine } from "./planVisit.ts";

const line = (...locationKinds: string[]) => ({ service: { locationKinds } }) as unknown as VisitLine;

it("getLineLocations returns the chosen location only if the service offers it", () => {
  expect(linePlaces(line("AT_PROVIDER", "ONLINE"), "ONLINE")).toEqual(["ONLINE"]);
  expect(linePlaces(line("PHONE"), "ONLINE")).toEqual(["PHONE"]);
  expect(linePlaces(line("AT_PROVIDER", "ONLINE"), null)).toEqual(["AT_PROVIDER", "ONLINE"]);
});

it("getLineLocations ignores location kinds of a newer server", () => {
  expect(linePlaces(line("ON_THE_MOON", "PHONE"), null)).toEqual(["PHONE"]);
});

it("findCommonLocations finds the location kinds that all lines share", () => {
  expect(sharedPlaces([line("PHONE"), line("PHONE")], null)).toEqual(["PHONE"]);
  expect(sharedPlaces([line("ONLINE", "PHONE"), line("PHONE", "ONLINE")], null)).toEqual(["ONLINE", "PHONE"]);
  expect(sharedPlaces([line("PHONE"), line("AT_PROVIDER")], null)).toBeNull();
  expect(sharedPlaces([line("PHONE"), line("AT_PROVIDER", "PHONE")], "PHONE")).toEqual(["PHONE"]);
});
