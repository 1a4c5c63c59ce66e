import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { Link } from "../../../router/Link.tsx";
import { formatDateHeading } from "../../../time/format.ts";
import { DeskIcon } from "../../layout/DeskIcon.tsx";
import styles from "./AwayLink.module.css";

interface Props {
  readonly href: string;
  readonly person: string;
  readonly date: string;
}

/** Leads to the screen that plans a person's absence from a date on. */
export function AwayLink({ href, person, date }: Props) {
  const { t } = useLingui();
  const { localeTag } = useLocale();
  const day = formatDateHeading(date, "short", localeTag);
  const label = t`${person} is away: ${day}`;
  return (
    <Link href={href} className={styles.away} aria-label={label} title={label}>
      <DeskIcon name="away" size={18} />
    </Link>
  );
}
