export const isLink = (element: HTMLElement): boolean => /^(a|button)$/.test(element.localName);
