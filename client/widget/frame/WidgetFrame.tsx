import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { WidgetFrame_business$key } from "../../__generated__/WidgetFrame_business.graphql.ts";
import { useRouter } from "../../router/RouterProvider.tsx";
import { ThemeRoot } from "../../ui/ThemeRoot.tsx";
import { OwnLanguageProvider } from "./OwnWords.tsx";

interface Props {
  readonly business: WidgetFrame_business$key;
  readonly children: ReactNode;
}

/**
 * The business's colour around every widget screen. The embed says in the frame's address that it is one
 * (`embed`) and which scheme its host has (`theme`).
 */
export function WidgetFrame({ business, children }: Props) {
  const { accentColor, locale } = useFragment(
    graphql`
      fragment WidgetFrame_business on Business {
        accentColor
        locale
      }
    `,
    business,
  );
  const { searchParams } = useRouter().url;
  const theme = searchParams.get("theme");
  return (
    <ThemeRoot
      accent={accentColor}
      theme={theme === "light" || theme === "dark" ? theme : "auto"}
      framed={searchParams.has("embed")}
    >
      <OwnLanguageProvider locale={locale}>{children}</OwnLanguageProvider>
    </ThemeRoot>
  );
}
