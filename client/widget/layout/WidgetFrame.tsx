import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { WidgetFrame_business$key } from "../../__generated__/WidgetFrame_business.graphql.ts";
import { useRouter } from "../../router/RouterProvider.tsx";
import { readFrameTheme } from "../../shared/frameTheme.ts";
import { ThemeRoot } from "../../ui/ThemeRoot.tsx";
import { DryRunMark } from "./DryRunMark.tsx";
import { BusinessLanguageProvider } from "../../shared/BusinessText.tsx";
import { VenueZoneContext } from "./venueZoneContext.ts";

interface Props {
  readonly business: WidgetFrame_business$key;
  readonly children: ReactNode;
}

export function WidgetFrame({ business, children }: Props) {
  const { accentColor, locale, timeZone } = useFragment(
    graphql`
      fragment WidgetFrame_business on Business {
        accentColor
        locale
        timeZone
      }
    `,
    business,
  );
  return (
    <ThemeRoot accent={accentColor} {...readFrameTheme(useRouter().url)}>
      <BusinessLanguageProvider locale={locale}>
        <VenueZoneContext value={timeZone}>
          <DryRunMark />
          {children}
        </VenueZoneContext>
      </BusinessLanguageProvider>
    </ThemeRoot>
  );
}
