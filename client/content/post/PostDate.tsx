import { Trans } from "@lingui/react/macro";
import { use } from "react";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { toLocalDate, formatDate } from "../../time/format.ts";
import { SiteContext } from "../siteContext.ts";

/** The publication date in the business's zone. Null is a draft. */
export function PostDate({ instant }: { readonly instant: string | null }) {
  const { localeTag } = useLocale();
  const { timeZone } = use(SiteContext);
  if (instant === null) {
    return (
      <span>
        <Trans>Not published yet</Trans>
      </span>
    );
  }
  const date = toLocalDate(instant, timeZone);
  return <time dateTime={date}>{formatDate(date, "long", localeTag)}</time>;
}
