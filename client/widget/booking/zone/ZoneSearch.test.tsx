import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderInApp } from "../../../testing/renderInApp.tsx";
import { getVisitorTimeZone } from "../../../time/zoneNames.ts";
import { VenueZoneContext } from "../../layout/venueZoneContext.ts";
import { ZoneSearch } from "./ZoneSearch.tsx";

const zones = {
  kathmandu: { name: "Asia/Kathmandu", city: "Kathmandu", country: "Nepal" },
  newYork: { name: "America/New_York", city: "New York", country: "United States" },
  vienna: { name: "Europe/Vienna", city: "Wien", country: "Österreich" },
  tokyo: { name: "Asia/Tokyo", city: "Tokyo", country: "Japan" },
  own: { name: getVisitorTimeZone() ?? "UTC", city: "Home", country: null },
};

function open() {
  const onChoose = vi.fn();
  const { user, environment } = renderInApp(
    <VenueZoneContext value="Europe/Vienna">
      <ZoneSearch timeZone="America/New_York" onChoose={onChoose} onClose={() => undefined} />
    </VenueZoneContext>,
  );
  const answer = async (search: string, timeZones: readonly (typeof zones)["own" | "vienna"][]) => {
    await waitFor(() =>
      expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ search }),
    );
    environment.mock.resolveMostRecentOperation({ data: { timeZones } });
  };
  return { user, onChoose, answer };
}

test("ZoneSearch queries zones and shows when there are none", async () => {
  const { user, onChoose, answer } = open();
  await answer("", [zones.newYork, zones.kathmandu]);
  await user.click(await screen.findByRole("option", { name: /Kathmandu \(UTC\+5:45\)/ }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("Asia/Kathmandu");
  await user.type(screen.getByRole("combobox"), "xyz");
  await answer("xyz", []);
  expect(await screen.findByText("No Timezone found!")).toBeDefined();
});

test("ZoneSearch lists the visitor's and venue's zones first with city and country", async () => {
  const { answer } = open();
  const others = [zones.tokyo, zones.kathmandu].filter(({ name }) => name !== zones.own.name);
  await answer("", [...others, zones.vienna, zones.own]);
  const options = await screen.findAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^(Home|UTC)/),
    expect.stringMatching(/^Wien \(UTC\+[12]\)Österreich$/),
    ...others.map(({ city, country }) => expect.stringMatching(new RegExp(`^${city} .*${country}$`))),
  ]);
});
