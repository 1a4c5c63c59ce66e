import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import "../testing/jsdom.ts";
import { renderInApp } from "../testing/renderInApp.tsx";
import { InPlace } from "./InPlace.tsx";
import { useIsInPlace } from "./inPlaceContext.ts";
import type { PageView, View } from "./loadView.ts";
import { useRouter } from "./RouterProvider.tsx";

let comesNear: () => void = () => {};

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(listen: (entries: { isIntersecting: boolean }[]) => void) {
        comesNear = () => listen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

function Screen() {
  const { url, navigate } = useRouter();
  return (
    <>
      <p>
        {url.pathname}
        {useIsInPlace() ? " in place" : ""}
      </p>
      <button onClick={() => navigate("/widget/booking/key")}>on</button>
      <button onClick={() => navigate("/about")}>out</button>
    </>
  );
}

const view = (): PageView =>
  ({
    kind: "page",
    page: { Component: Screen },
    params: {},
    queryRef: { dispose: vi.fn() },
  }) as unknown as PageView;
const failed: View = { kind: "error", status: 503, message: "", reason: "connection", requestId: null };

function open(answers: View[]) {
  const rendered = renderInApp(<InPlace href="/widget/form/intake">the way there</InPlace>, {
    url: "/about-us",
  });
  vi.mocked(rendered.navigator.load).mockImplementation(async (url) => ({ url, view: answers.shift()! }));
  return rendered;
}

it("shows what leads there until it comes near, then the screen, which leads on in its place", async () => {
  const { user, navigator } = open([view(), view()]);
  expect(screen.getByText("the way there")).toBeDefined();
  expect(navigator.load).not.toHaveBeenCalled();
  await act(async () => comesNear());
  expect(screen.getByText("/widget/form/intake in place")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "on" }));
  expect(await screen.findByText("/widget/booking/key in place")).toBeDefined();
  expect(navigator.navigate).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement?.textContent).toContain("/widget/booking/key"));
});

it("leaves the page for what is no screen of the widget", async () => {
  const { user, navigator } = open([view()]);
  await act(async () => comesNear());
  await user.click(screen.getByRole("button", { name: "out" }));
  await waitFor(() => expect(navigator.navigate).toHaveBeenCalledWith("/about"));
});

it("keeps the way there where the screen does not come, and tells a later fault on a page of its own", async () => {
  const first = open([failed]);
  await act(async () => comesNear());
  expect(screen.getByText("the way there")).toBeDefined();
  first.unmount();
  const { user, navigator } = open([view(), failed]);
  await act(async () => comesNear());
  await user.click(screen.getByRole("button", { name: "on" }));
  await waitFor(() => expect(navigator.navigate).toHaveBeenCalledWith("/widget/booking/key?embed="));
});
