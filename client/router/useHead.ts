import { useEffect, useRef } from "react";
import { headOf, headTags, type HeadTag } from "./headTags.ts";
import type { View } from "./loadView.ts";

/** The mark of what the head of one page says; `server/http/document.ts` writes it too. */
const MARK = "data-page";

/** Has the head of the document say what the view's says, for those who share or print what they see. */
export function useHead(view: View, title: string, url: URL): void {
  const first = useRef(view);
  const { href } = url;

  useEffect(() => {
    document.title = title;
    // The first one came with the HTML.
    if (first.current !== view) showTags(headTags(headOf(view, new URL(href)), title, new URL(href)));
  }, [view, title, href]);
}

function showTags(tags: readonly HeadTag[]): void {
  for (const element of document.head.querySelectorAll(`[${MARK}]`)) element.remove();
  for (const { name, attributes } of tags) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute(MARK, "");
    document.head.append(element);
  }
}
