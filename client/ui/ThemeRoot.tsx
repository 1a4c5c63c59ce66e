import { createContext, useContext, useMemo, type CSSProperties, type ReactNode } from "react";
import { accentProperties, defaultAccent } from "./accent.ts";
import styles from "./ThemeRoot.module.css";

/** `auto` follows the visitor's device. */
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

export function useThemeAttributes(): ThemeAttributes {
  return useContext(ThemeContext);
}

interface Props {
  /** `#rrggbb`. Anything else uses the default accent. */
  readonly accent?: string;
  readonly theme?: ThemeName;
  readonly framed?: boolean;
  readonly children: ReactNode;
}

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
