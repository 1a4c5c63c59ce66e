export const staysInFrame = (url: string): boolean => url.startsWith("/widget/");
