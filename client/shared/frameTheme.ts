import type { ThemeName } from "../ui/ThemeRoot.tsx";

export interface FrameTheme {
  readonly theme: ThemeName;
  readonly isFramed: boolean;
}

/** Reads the parameters that an embed adds: `embed` and `theme`. */
export function readFrameTheme({ searchParams }: URL): FrameTheme {
  const theme = searchParams.get("theme");
  return {
    theme: theme === "light" || theme === "dark" ? theme : "auto",
    isFramed: searchParams.has("embed"),
  };
}
