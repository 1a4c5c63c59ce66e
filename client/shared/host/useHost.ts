import { useEffect } from "react";
import type { View } from "../../router/loadView.ts";
import type { Router } from "../../router/RouterProvider.tsx";
import { getStep } from "./getStep.ts";
import { isFramed, postToHost } from "./postToHost.ts";
import { useHostStep } from "./useHostEvents.ts";

let isConnected = false;

export function useHost({
  view,
  url,
  replaceAddress,
}: Pick<Router, "view" | "url" | "replaceAddress">): void {
  useEffect(() => {
    const root = document.getElementById("root");
    if (isConnected || !isFramed() || root === null) return;
    isConnected = true;
    const setTheme = (theme: string) => {
      const next = new URL(location.href);
      next.searchParams.set("theme", theme);
      replaceAddress(next);
    };
    // Full pages do not need this code. If it fails to load, the iframe keeps its height.
    void import("./connectHost.ts").then(
      ({ connectHost }) => connectHost(root, { setTheme }),
      () => {},
    );
  }, [replaceAddress]);
  useHostStep(getViewStep(view, url));
  const error = view.kind === "error" ? String(view.status) : null;
  useEffect(() => {
    if (error !== null) postToHost("error", { code: error });
  }, [error]);
}

const getViewStep = (view: View, url: URL) =>
  view.kind === "error" ? "error" : getStep(view.route.file, url);
