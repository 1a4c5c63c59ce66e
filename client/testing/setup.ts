import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";

// Relay's mock environment makes its spies with a global of another test runner, of the same shape.
Reflect.set(globalThis, "jest", vi);

// A busy machine may need longer than a second to show what a test waits for.
configure({ asyncUtilTimeout: 10_000 });

// What jsdom lacks and a browser has: scrolling is asserted by spies, never seen.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

// A screen may write to the storages until it is unmounted. This runs after the hooks of a test file.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// The next file starts with an empty document. Vitest cancels imports that still run when a file ends, and the modules that files
// share would keep the error.
afterAll(async () => {
  vi.useRealTimers();
  await vi.dynamicImportSettled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=")[0]}=; max-age=0`;
  history.replaceState(null, "", "/");
});
