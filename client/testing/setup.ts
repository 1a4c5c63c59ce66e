import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";

// Relay's mock environment expects Jest's global.
Reflect.set(globalThis, "jest", vi);

configure({ asyncUtilTimeout: 10_000 });

globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&") } as typeof CSS;
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

// A screen may write to storage until it unmounts. This runs after the hooks of a test file.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// The next file starts with an empty document. Vitest cancels running imports at the end of a file, and shared modules
// would keep that error.
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
