import { createRoot } from "react-dom/client";
import "../base.css";
import { LocaleTagContext } from "../../i18n/localeTag.ts";
import { ThemeRoot, type ThemeName } from "../ThemeRoot.tsx";
import { CalendarSample } from "./CalendarSample.tsx";
import { ComponentSamples } from "./ComponentSamples.tsx";

const params = new URLSearchParams(location.search);
const root = document.getElementById("app");
if (root !== null) {
  createRoot(root).render(
    <LocaleTagContext value={params.get("locale") ?? "en"}>
      <ThemeRoot
        accent={params.get("accent") ?? undefined}
        theme={(params.get("theme") as ThemeName | null) ?? "auto"}
      >
        {params.get("show") === "pieces" ? (
          <ComponentSamples />
        ) : (
          <CalendarSample state={params.get("state") ?? "open"} />
        )}
      </ThemeRoot>
    </LocaleTagContext>,
  );
}
