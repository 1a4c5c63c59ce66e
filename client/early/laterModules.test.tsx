import { expect, onTestFinished, test, vi } from "vitest";
import { earlyScript, LATER_MODULES } from "../../server/shared/markup/earlyScript.ts";

const preloads = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map((link) =>
    link.getAttribute("href"),
  );

/** Returns a function that ends the frame. */
function run(modules: string | null): () => void {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "setTimeout"] });
  const main = document.createElement("script");
  main.type = "module";
  if (modules !== null) main.setAttribute(LATER_MODULES, modules);
  document.head.append(main);
  onTestFinished(() => {
    document.head.replaceChildren();
    vi.useRealTimers();
  });
  // The inline script of the page.
  // oxlint-disable-next-line no-eval
  (0, eval)(earlyScript);
  return () => {
    vi.advanceTimersToNextFrame();
    vi.runAllTimers();
  };
}

test("the early script preloads the later modules after the next frame", () => {
  const endFrame = run("/assets/a.js /assets/b.js");
  expect(preloads()).toEqual([]);
  endFrame();
  expect(preloads()).toEqual(["/assets/a.js", "/assets/b.js"]);
});

test("the early script preloads nothing on a page without later modules", () => {
  const endFrame = run(null);
  endFrame();
  expect(preloads()).toEqual([]);
});
