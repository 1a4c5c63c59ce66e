import { useLingui } from "@lingui/react/macro";
import { Link } from "../../../router/Link.tsx";
import { OwnWords } from "../../layout/OwnWords.tsx";
import styles from "./CategoryLinks.module.css";

/** A heading of the menu. */
export interface CategoryLink {
  /** The heading's anchor. */
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly categories: readonly CategoryLink[];
  /** Beside the menu on a wide screen, or above it on a narrow one: only one of the two is there. */
  readonly kind: "list" | "chips";
}

/** The menu's headings to jump to. Nothing where there is nothing to choose. */
export function CategoryLinks({ categories, kind }: Props) {
  const { t } = useLingui();
  if (categories.length < 2) return null;
  return (
    <nav aria-label={t`Categories`} className={styles[kind]}>
      <ul>
        {categories.map(({ id, name }) => (
          <li key={id}>
            {/* Reading, and the Tab key, go on at the heading. */}
            <Link href={`#${id}`} onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}>
              <OwnWords>{name}</OwnWords>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
