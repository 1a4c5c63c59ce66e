import { expect, onTestFinished, test, vi } from "vitest";
import { earlyScript, LATER_MODULES } from "../../server/shared/markup/earlyScript.ts";

const preloads = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map((link) =>
    link.getAttribute("href"),
  );

function run(modules: string | null): void {
  const main = document.createElement("script");
  main.type = "module";
  if (modules !== null) main.setAttribute(LATER_MODULES, modules);
  document.head.append(main);
  onTestFinished(() => document.head.replaceChildren());
  // The inline script of the page.
  // oxlint-disable-next-line no-eval
  (0, eval)(earlyScript);
}

test("the early script preloads the later modules after the next frame", () => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  run("/assets/a.js /assets/b.js");
  expect(preloads()).toEqual([]);
  vi.advanceTimersToNextFrame();
  vi.runAllTimers();
  expect(preloads()).toEqual(["/assets/a.js", "/assets/b.js"]);
});

test("the early script preloads nothing on a page without later modules", () => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  run(null);
  vi.advanceTimersToNextFrame();
  vi.runAllTimers();
  expect(preloads()).toEqual([]);
});
