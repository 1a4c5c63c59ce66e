import type { Frame } from "../../router/inPlaceNavigator.ts";
import { findPlace, takeReturn } from "../../router/placeMemory.ts";
import { reloadOnce } from "../../router/reloadGuard.ts";

const near = "600px";

export interface Widget {
  readonly showInPlace: (frame: Frame, href: string) => Promise<void>;
}

/**
 * Loads widget screens (`blocks/WidgetInPlace.tsx`) when they come near, or at once if the visitor used one before. If
 * the script was removed by a deployment, it reloads the page once. After that the fallback links remain.
 */
export function watchPlaces(page: ParentNode, load: () => Promise<Widget>): void {
  const show = async (frame: Frame, href: string) => {
    const widget = await load().catch((error: unknown) => {
      if (reloadOnce(new URL(location.href))) return null;
      throw error;
    });
    await widget?.showInPlace(frame, href);
  };
  for (const [index, element] of [...page.querySelectorAll<HTMLElement>("[data-in-place]")].entries()) {
    const first = element.dataset["inPlace"] ?? "";
    const frame = { element, name: `${index} ${first}` };
    const returned = takeReturn(frame.name);
    if (returned !== null) element.scrollIntoView();
    const stood = returned ?? findPlace(frame.name);
    if (stood !== null) void show(frame, stood);
    else whenNear(element, () => void show(frame, first));
  }
}

function whenNear(element: HTMLElement, act: () => void): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      act();
    },
    { rootMargin: near },
  );
  watcher.observe(element);
}
