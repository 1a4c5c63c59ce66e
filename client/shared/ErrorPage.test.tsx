import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { defaultView as error, renderInApp } from "../testing/renderInApp.tsx";
import { ErrorPage } from "./ErrorPage.tsx";

it("ErrorPage shows the status code and the status message", () => {
  renderInApp(<ErrorPage error={{ ...error, message: "Page not found: /x" }} />);
  expect(screen.getByText("404")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Page not found: /x" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Try again" })).toBeNull();
});

it("ErrorPage shows the request id and a retry after a server error", () => {
  renderInApp(<ErrorPage error={{ ...error, status: 500, reason: "bug", requestId: "r-1" }} />);
  expect(screen.getByRole("heading", { name: "Something went wrong" })).toBeTruthy();
  expect(screen.getByText("r-1")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Try again" })).toBeTruthy();
});

it("ErrorPage offers a retry after a dropped connection", () => {
  renderInApp(<ErrorPage error={{ ...error, status: 503, reason: "connection" }} />);
  expect(screen.getByRole("heading", { name: "The connection was lost" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Try again" })).toBeTruthy();
});

const help = {
  businessName: "Northside Studio",
  accentColor: "#1f6f5c",
  phone: "+1 212 555 0142",
  phoneHref: "tel:+12125550142",
  calendarHref: "/widget/appointment/northside",
};

it("ErrorPage shows an expired link with the phone and the calendar", () => {
  renderInApp(
    <ErrorPage error={{ ...error, status: 410, message: "Slug Expired", code: "SLUG_EXPIRED", help }} />,
  );
  expect(screen.getByRole("heading", { level: 1, name: "This link is no longer valid" })).toBeTruthy();
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(["tel:+12125550142", "/widget/appointment/northside"]);
  expect(screen.queryByText("Slug Expired")).toBeNull();
});

it("ErrorPage shows the phone for an unpublished calendar", () => {
  renderInApp(<ErrorPage error={{ ...error, message: "Unable to find calendar", help }} />);
  expect(screen.getByRole("heading", { name: "Unable to find calendar" })).toBeTruthy();
  expect(screen.getByText("Northside Studio")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Call +1 212 555 0142" })).toBeTruthy();
});

it("ErrorPage shows an expired link without a known business", () => {
  renderInApp(<ErrorPage error={{ ...error, status: 410, message: "Slug Expired", code: "SLUG_EXPIRED" }} />);
  expect(screen.getByRole("heading", { name: "This link is no longer valid" })).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

it("ErrorPage shows no expired link for a message without its code", () => {
  renderInApp(<ErrorPage error={{ ...error, status: 410, message: "Slug Expired", help }} />);
  expect(screen.getByText("410")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "This link is no longer valid" })).toBeNull();
});
