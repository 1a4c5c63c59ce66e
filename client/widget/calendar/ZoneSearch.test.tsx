import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import "../../testing/jsdom.ts";
import { renderInApp } from "../../testing/renderInApp.tsx";
import { ZoneSearch } from "./ZoneSearch.tsx";

test("zones are searched by the graph, and none found is said", async () => {
  const onChoose = vi.fn();
  const { user, environment } = renderInApp(
    <ZoneSearch timeZone="America/New_York" onChoose={onChoose} onLeave={() => undefined} />,
  );
  const answer = async (search: string, names: readonly string[]) => {
    await waitFor(() =>
      expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ search }),
    );
    environment.mock.resolveMostRecentOperation({ data: { timeZones: names.map((name) => ({ name })) } });
  };
  await answer("", ["America/New_York", "Asia/Kathmandu"]);
  await user.click(await screen.findByRole("option", { name: /Kathmandu \(UTC\+5:45\)/ }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("Asia/Kathmandu");
  await user.type(screen.getByRole("combobox"), "xyz");
  await answer("xyz", []);
  expect(await screen.findByText("No Timezone found!")).toBeDefined();
});
