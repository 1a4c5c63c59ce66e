export const isLinkOrButton = (element: HTMLElement): boolean => /^(a|button)$/.test(element.localName);
