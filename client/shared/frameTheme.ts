import type { ThemeName } from "../ui/ThemeRoot.tsx";

/** The scheme of a frame's host, and whether it is a frame at all. */
export interface FrameTheme {
  readonly theme: ThemeName;
  readonly framed: boolean;
}

/** What the embed says in a frame's address: that it is one (`embed`), and which scheme its host has (`theme`). */
export function frameTheme({ searchParams }: URL): FrameTheme {
  const theme = searchParams.get("theme");
  return {
    theme: theme === "light" || theme === "dark" ? theme : "auto",
    framed: searchParams.has("embed"),
  };
}
