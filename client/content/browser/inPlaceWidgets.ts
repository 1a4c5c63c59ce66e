import type { InPlaceContainer } from "../../router/inPlaceNavigator.ts";
import { readInPlaceHref, takeReturnHref } from "../../router/inPlaceMemory.ts";
import { reloadOnce } from "../../router/reloadGuard.ts";

const loadMargin = "600px";

export interface Widget {
  readonly showInPlace: (container: InPlaceContainer, href: string) => Promise<void>;
}

/**
 * Loads widget screens (`blocks/WidgetInPlace.tsx`) when they come near, or at once if the visitor used one before. If
 * the script was removed by a deployment, it reloads the page once. After that the fallback links remain.
 */
export function watchInPlaceWidgets(page: ParentNode, load: () => Promise<Widget>): void {
  const show = async (container: InPlaceContainer, href: string) => {
    const widget = await load().catch((error: unknown) => {
      if (reloadOnce(new URL(location.href))) return null;
      throw error;
    });
    await widget?.showInPlace(container, href);
  };
  for (const [index, element] of [...page.querySelectorAll<HTMLElement>("[data-in-place]")].entries()) {
    const initialHref = element.dataset["inPlace"] ?? "";
    const container = { element, name: `${index} ${initialHref}` };
    const returnHref = takeReturnHref(container.name);
    if (returnHref !== null) element.scrollIntoView();
    const restoredHref = returnHref ?? readInPlaceHref(container.name);
    if (restoredHref !== null) void show(container, restoredHref);
    else onNear(element, () => void show(container, initialHref));
  }
}

function onNear(element: HTMLElement, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: loadMargin },
  );
  observer.observe(element);
}
