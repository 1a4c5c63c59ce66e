import { createContext, useContext, useMemo, type CSSProperties, type ReactNode } from "react";
import { getAccentProperties, defaultAccent } from "./accent.ts";
import styles from "./ThemeRoot.module.css";

/** `auto` follows the visitor's device. */
export type ThemeName = "light" | "dark" | "auto";

interface ThemeAttributes {
  readonly style: CSSProperties;
  readonly "data-theme": ThemeName;
  readonly "data-themed": "";
}

const toThemeAttributes = (accent: string, theme: ThemeName): ThemeAttributes => ({
  style: getAccentProperties(accent) as CSSProperties,
  "data-theme": theme,
  "data-themed": "",
});

const ThemeContext = createContext<ThemeAttributes>(toThemeAttributes(defaultAccent, "auto"));

export function useThemeAttributes(): ThemeAttributes {
  return useContext(ThemeContext);
}

interface Props {
  /** `#rrggbb`. Anything else uses the default accent. */
  readonly accent?: string;
  readonly theme?: ThemeName;
  readonly isFramed?: boolean;
  readonly children: ReactNode;
}

export function ThemeRoot({ accent = defaultAccent, theme = "auto", isFramed = false, children }: Props) {
  const attributes = useMemo(() => toThemeAttributes(accent, theme), [accent, theme]);
  return (
    <ThemeContext value={attributes}>
      <div className={isFramed ? styles.root : `${styles.root} ${styles.page}`} {...attributes}>
        {children}
      </div>
    </ThemeContext>
  );
}
