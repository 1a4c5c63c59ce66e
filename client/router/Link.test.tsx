import { screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { renderInApp } from "../testing/renderInApp.tsx";
import { Link } from "./Link.tsx";

it("Link navigates without a reload and preloads when pointed at", async () => {
  const { user, navigator } = renderInApp(<Link href="/widget/booking/x">Your booking</Link>);
  const link = screen.getByRole("link", { name: "Your booking" });
  expect(link.getAttribute("href")).toBe("/widget/booking/x");
  await user.hover(link);
  expect(navigator.preload).toHaveBeenCalledWith("/widget/booking/x");
  await user.click(link);
  expect(navigator.navigate).toHaveBeenCalledExactlyOnceWith("/widget/booking/x", { replace: false });
});

it("Link leaves a click for a new tab to the browser", async () => {
  const { user, navigator } = renderInApp(<Link href="/widget/booking/x">Your booking</Link>);
  const opened = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener("click", opened);
  onTestFinished(() => document.removeEventListener("click", opened));
  await user.keyboard("{Control>}");
  await user.click(screen.getByRole("link", { name: "Your booking" }));
  expect(opened).toHaveBeenCalledTimes(1);
  expect(navigator.navigate).not.toHaveBeenCalled();
});
