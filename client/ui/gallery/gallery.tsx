import { createRoot } from "react-dom/client";
import { I18nProvider } from "react-aria-components/I18nProvider";
import "../base.css";
import { ThemeRoot, type ThemeName } from "../ThemeRoot.tsx";
import { CalendarPicture } from "./CalendarPicture.tsx";
import { Pieces } from "./Pieces.tsx";

const wanted = new URLSearchParams(location.search);
const root = document.getElementById("app");
if (root !== null) {
  createRoot(root).render(
    <I18nProvider locale={wanted.get("locale") ?? "en"}>
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
    </I18nProvider>,
  );
}
