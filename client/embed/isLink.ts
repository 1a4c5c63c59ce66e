/** Whether an element of the page is pressed itself: a link, or a button. */
export const isLink = (element: HTMLElement): boolean => /^(a|button)$/.test(element.localName);
