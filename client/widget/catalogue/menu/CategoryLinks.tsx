import { useLingui } from "@lingui/react/macro";
import { Link } from "../../../router/Link.tsx";
import { BusinessText } from "../../../shared/BusinessText.tsx";
import styles from "./CategoryLinks.module.css";

export interface CategoryLink {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly categories: readonly CategoryLink[];
  /** Wide screens show the list, narrow ones the chips. */
  readonly kind: "list" | "chips";
}

export function CategoryLinks({ categories, kind }: Props) {
  const { t } = useLingui();
  if (categories.length < 2) return null;
  return (
    <nav aria-label={t`Categories`} className={styles[kind]}>
      <ul>
        {categories.map(({ id, name }) => (
          <li key={id}>
            {/* Screen readers and the Tab key continue at the heading. */}
            <Link href={`#${id}`} onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}>
              <BusinessText>{name}</BusinessText>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
