import type { ThemeName } from "../ui/ThemeRoot.tsx";

/** What the embed says in a frame's address: that it is one (`embed`), and which scheme its host has (`theme`). */
export function frameTheme({ searchParams }: URL): { readonly theme: ThemeName; readonly framed: boolean } {
  const theme = searchParams.get("theme");
  return {
    theme: theme === "light" || theme === "dark" ? theme : "auto",
    framed: searchParams.has("embed"),
  };
}
