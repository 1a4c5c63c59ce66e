import { createRoot } from "react-dom/client";
import "../base.css";
import { LocaleTagContext } from "../../i18n/localeTag.ts";
import { ThemeRoot, type ThemeName } from "../ThemeRoot.tsx";
import { CalendarPicture } from "./CalendarPicture.tsx";
import { Pieces } from "./Pieces.tsx";

const wanted = new URLSearchParams(location.search);
const root = document.getElementById("app");
if (root !== null) {
  createRoot(root).render(
    <LocaleTagContext value={wanted.get("locale") ?? "en"}>
      <ThemeRoot
        accent={wanted.get("accent") ?? undefined}
        theme={(wanted.get("theme") as ThemeName | null) ?? "auto"}
      >
        {wanted.get("show") === "pieces" ? (
          <Pieces />
        ) : (
          <CalendarPicture state={wanted.get("state") ?? "open"} />
        )}
      </ThemeRoot>
    </LocaleTagContext>,
  );
}
