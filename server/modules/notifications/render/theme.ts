import { getAccentShades, surfaces } from "../../../shared/branding/accent.ts";
import { getOrCreate } from "../../../shared/memory/getOrCreate.ts";

interface Colours {
  readonly ground: string;
  readonly paper: string;
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  readonly fill: string;
  readonly onFill: string;
  readonly accent: string;
  readonly tint: string;
}

interface Theme {
  readonly light: Colours;
  readonly dark: Colours;
}

const themes = new Map<string, Theme>();

/** Light colours are inline, because many mail programs ignore style sheets. */
export function getTheme(accentColor: string): Theme {
  return getOrCreate(themes, accentColor, () => makeTheme(accentColor));
}

function makeTheme(accentColor: string): Theme {
  const { light, dark } = getAccentShades(accentColor);
  return {
    light: {
      ...surfaces.light,
      ink: "#1b1c1f",
      line: "#e4e2dd",
      fill: light.fill,
      onFill: light.onFill,
      accent: light.text,
      tint: light.tint,
    },
    dark: {
      ...surfaces.dark,
      ink: "#f2f1ee",
      line: "#34373c",
      fill: dark.fill,
      onFill: dark.onFill,
      accent: dark.text,
      tint: dark.tint,
    },
  };
}

export function renderStyleSheet(dark: Colours): string {
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:${dark.ground}!important}.paper{background:${dark.paper}!important;border-color:${dark.line}!important}
.ink{color:${dark.ink}!important}.quiet{color:${dark.quiet}!important}.line{border-color:${dark.line}!important}
.accent{color:${dark.accent}!important}.tint{background:${dark.tint}!important}
.fill{background:${dark.fill}!important;border-color:${dark.fill}!important;color:${dark.onFill}!important}
.outline{border-color:${dark.line}!important;color:${dark.ink}!important}}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.date{width:84px!important}.inner{padding-left:14px!important;padding-right:14px!important}.label,.value{display:block!important;width:auto!important}.value{padding-top:0!important}.button{display:block!important;margin-right:0!important;text-align:center!important}}`;
}
