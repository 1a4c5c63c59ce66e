import { useLingui } from "@lingui/react/macro";
import { Link } from "../../router/Link.tsx";
import { useRouter } from "../../router/RouterProvider.tsx";
import { DeskIcon } from "./DeskIcon.tsx";
import styles from "./Navigation.module.css";
import { useScreens } from "./useScreens.ts";

/** A rail on wide screens, and tabs at the thumb on a phone. */
export function Navigation() {
  const { t } = useLingui();
  const { url } = useRouter();
  const screens = useScreens();
  return (
    <nav className={styles.navigation} aria-label={t`Desk`}>
      <ul>
        {screens.map(({ href, icon, label }) => (
          <li key={href}>
            <Link
              href={href}
              className={styles.link}
              aria-current={url.pathname === href ? "page" : undefined}
            >
              <DeskIcon name={icon} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
