import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState, type ReactNode } from "react";
import { Link } from "../../router/Link.tsx";
import { useRouter } from "../../router/RouterProvider.tsx";
import { ThemeRoot } from "../../ui/ThemeRoot.tsx";
import { LiveSign } from "../live/LiveSign.tsx";
import { DeskIcon } from "./DeskIcon.tsx";
import { CommandBar } from "./CommandBar.tsx";
import { type Desk, DeskContext } from "./DeskContext.ts";
import styles from "./DeskFrame.module.css";
import { toHourCycle } from "./hourCycle.ts";
import { Navigation } from "./Navigation.tsx";
import { NoAccess } from "./NoAccess.tsx";
import type { FrameData } from "./lastFrame.ts";
import { canOpenScreen } from "./screenPermissions.ts";
import { ShortcutList } from "./ShortcutList.tsx";
import { useShortcuts } from "./shortcuts.tsx";
import { UserMenu } from "./UserMenu.tsx";

export interface FrameProps {
  readonly title: ReactNode;
  /** Controls of the screen, beside its title. */
  readonly actions?: ReactNode;
  /** The screen fills the window and scrolls inside, like the board. */
  readonly isFilling?: boolean;
  readonly children: ReactNode;
}

/** Navigation by role, command bar, connection, and the title of the screen. */
export function DeskFrame(props: FrameProps & { readonly frame: FrameData }) {
  const { frame, title, actions, isFilling = false, children } = props;
  const { t } = useLingui();
  const router = useRouter();
  const [isCommandBarOpen, setCommandBarOpen] = useState(false);
  const [isListOpen, setListOpen] = useState(false);
  const { name, role, permissions, user } = frame.viewer;
  const shop = frame.business;
  const ownStaffId = user?.staff?.id ?? null;
  const { timeZone, currency } = shop;
  const hourCycle = toHourCycle(shop.hourCycle);
  const desk = useMemo<Desk>(() => {
    const granted = new Set(permissions.map(({ permission }) => permission));
    return { timeZone, hourCycle, currency, ownStaffId, can: (permission) => granted.has(permission) };
  }, [permissions, timeZone, hourCycle, currency, ownStaffId]);
  const mayBook = canOpenScreen("/desk/new", desk.can);
  const isAllowed = canOpenScreen(router.url.pathname, desk.can);

  useShortcuts([
    { key: "/", label: t`Search and commands`, run: () => setCommandBarOpen(true) },
    { key: "?", label: t`List of shortcuts`, run: () => setListOpen(true) },
    ...(mayBook ? [{ key: "n", label: t`New booking`, run: () => router.navigate("/desk/new") }] : []),
  ]);

  return (
    <DeskContext value={desk}>
      <ThemeRoot accent={shop.accentColor}>
        <div className={styles.desk} data-desk="" data-filling={(isFilling && isAllowed) || undefined}>
          <a className={styles.skip} href="#desk-main">
            <Trans>Skip to the content</Trans>
          </a>
          <header className={styles.rail}>
            <p className={styles.shop} lang={shop.locale}>
              {shop.name}
            </p>
            <button type="button" className={styles.search} onClick={() => setCommandBarOpen(true)}>
              <DeskIcon name="search" size={18} />
              <span>
                <Trans>Search</Trans>
              </span>
              <kbd aria-hidden>{isApple() ? "⌘K" : "Ctrl K"}</kbd>
            </button>
            {mayBook ? (
              <Link className={styles.book} href="/desk/new">
                <DeskIcon name="plus" size={18} />
                <span>
                  <Trans>New booking</Trans>
                </span>
              </Link>
            ) : null}
            <Navigation />
            <div className={styles.foot}>
              <LiveSign />
              <UserMenu name={name} role={role ?? null} />
            </div>
          </header>
          <main
            id="desk-main"
            className={styles.main}
            tabIndex={-1}
            aria-busy={router.isPending || undefined}
          >
            <div className={styles.head}>
              <h1 className={styles.title}>{title}</h1>
              <div className={styles.actions}>{isAllowed ? actions : null}</div>
              <div className={styles.phoneSign}>
                <LiveSign isShort />
              </div>
            </div>
            <div className={styles.content}>{isAllowed ? children : <NoAccess />}</div>
          </main>
          <CommandBar isOpen={isCommandBarOpen} onChange={setCommandBarOpen} />
          <ShortcutList isOpen={isListOpen} onClose={() => setListOpen(false)} />
        </div>
      </ThemeRoot>
    </DeskContext>
  );
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
