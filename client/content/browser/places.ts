import type { Frame } from "../../router/inPlaceNavigator.ts";
import { findPlace, takeReturn } from "../../router/placeMemory.ts";
import { reloadOnce } from "../../router/reloadGuard.ts";

/** How far below the window a screen begins to load. */
const near = "600px";

/** Shows a screen of the widget in a frame of the page. */
export interface Widget {
  readonly showInPlace: (frame: Frame, href: string) => Promise<void>;
}

/**
 * The widget's places within the page (`blocks/WidgetInPlace.tsx`): loaded when they come near, or at once where somebody stood in
 * one. A program that is gone from the server loads the page anew; where that did not help, the links in the places stay.
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
