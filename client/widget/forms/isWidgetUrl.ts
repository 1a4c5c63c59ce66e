export const isWidgetUrl = (url: string): boolean => url.startsWith("/widget/");
