import { Trans } from "@lingui/react/macro";
import { use } from "react";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { dateOfInstant, formatDate } from "../../time/format.ts";
import { AuthorshipContext } from "../authored.ts";

/** The publication date in the business's zone. Null is a draft. */
export function PostDate({ instant }: { readonly instant: string | null }) {
  const { tag } = useLocale();
  const { timeZone } = use(AuthorshipContext);
  if (instant === null) {
    return (
      <span>
        <Trans>Not published yet</Trans>
      </span>
    );
  }
  const date = dateOfInstant(instant, timeZone);
  return <time dateTime={date}>{formatDate(date, "long", tag)}</time>;
}
