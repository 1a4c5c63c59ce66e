/** Whether an address can be shown where the widget is: one of its own. */
export const staysInFrame = (url: string): boolean => url.startsWith("/widget/");
