import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ErrorView } from "../router/loadView.ts";
import { renderInApp } from "../testing/renderInApp.tsx";
import { ErrorPage } from "./ErrorPage.tsx";

const error: ErrorView = { kind: "error", status: 404, message: "", reason: "answer", requestId: null };

it("shows the status code and the status message", () => {
  renderInApp(<ErrorPage error={{ ...error, message: "Page not found: /x" }} />);
  expect(screen.getByText("404")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Page not found: /x" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Try again" })).toBeNull();
});

it("says whom to mention and how to go on after a fault of ours", () => {
  renderInApp(<ErrorPage error={{ ...error, status: 500, reason: "bug", requestId: "r-1" }} />);
  expect(screen.getByRole("heading", { name: "Something went wrong" })).toBeTruthy();
  expect(screen.getByText("r-1")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Try again" })).toBeTruthy();
});

it("offers to try again after a dropped connection", () => {
  renderInApp(<ErrorPage error={{ ...error, status: 503, reason: "connection" }} />);
  expect(screen.getByRole("heading", { name: "The connection was lost" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Try again" })).toBeTruthy();
});
