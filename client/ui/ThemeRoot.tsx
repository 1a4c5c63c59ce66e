import { createContext, useContext, useMemo, type CSSProperties, type ReactNode } from "react";
import { accentProperties, defaultAccent } from "./accent.ts";
import styles from "./ThemeRoot.module.css";

/** Light, dark, or as the visitor's device says. */
export type ThemeName = "light" | "dark" | "auto";

interface ThemeAttributes {
  readonly style: CSSProperties;
  readonly "data-theme": ThemeName;
  readonly "data-themed": "";
}

const attributesOf = (accent: string, theme: ThemeName): ThemeAttributes => ({
  style: accentProperties(accent) as CSSProperties,
  "data-theme": theme,
  "data-themed": "",
});

const ThemeContext = createContext<ThemeAttributes>(attributesOf(defaultAccent, "auto"));

/** What a surface that floats outside the root (a dialog, a list) wears to look like it. */
export function useThemeAttributes(): ThemeAttributes {
  return useContext(ThemeContext);
}

interface Props {
  /** The accent as `#rrggbb`; anything unreadable gives the default accent. */
  readonly accent?: string;
  readonly theme?: ThemeName;
  /** In a host's frame nothing is painted behind the card. */
  readonly framed?: boolean;
  readonly children: ReactNode;
}

/** Gives everything inside one accent and one scheme, as CSS custom properties in a style attribute. */
export function ThemeRoot({ accent = defaultAccent, theme = "auto", framed = false, children }: Props) {
  const attributes = useMemo(() => attributesOf(accent, theme), [accent, theme]);
  return (
    <ThemeContext value={attributes}>
      <div className={framed ? styles.root : `${styles.root} ${styles.page}`} {...attributes}>
        {children}
      </div>
    </ThemeContext>
  );
}
