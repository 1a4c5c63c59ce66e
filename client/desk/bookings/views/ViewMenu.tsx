import { Trans, useLingui } from "@lingui/react/macro";
import { type FocusEvent, useEffect, useRef, useState } from "react";
import { DeskIcon } from "../../layout/DeskIcon.tsx";
import styles from "./SavedViews.module.css";

interface Props {
  readonly view: { readonly name: string; readonly isShared: boolean };
  /** The present filters differ from those of the view. */
  readonly canReplace: boolean;
  readonly canShare: boolean;
  readonly onReplace: () => void;
  readonly onRename: () => void;
  readonly onShare: () => void;
  readonly onDelete: () => void;
}

/** The changes of the open view, behind one button. */
export function ViewMenu({
  view: { name, isShared },
  canReplace,
  canShare,
  onReplace,
  onRename,
  onShare,
  onDelete,
}: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [isOpen]);

  const choose = (action: () => void) => () => {
    setOpen(false);
    button.current?.focus();
    action();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) setOpen(false);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the list from any of its buttons
    <div
      ref={box}
      className={styles.menuBox}
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.menuButton}
        aria-label={t`Change the view “${name}”`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <DeskIcon name="more" />
      </button>
      {isOpen ? (
        <div className={styles.menu}>
          {canReplace ? (
            <button type="button" onClick={choose(onReplace)}>
              <Trans>Use the present filters</Trans>
            </button>
          ) : null}
          <button type="button" onClick={choose(onRename)}>
            <Trans>Rename</Trans>
          </button>
          {canShare ? (
            <button type="button" onClick={choose(onShare)}>
              {isShared ? <Trans>Keep for yourself</Trans> : <Trans>Share with your team</Trans>}
            </button>
          ) : null}
          <button type="button" onClick={choose(onDelete)}>
            <Trans>Delete view</Trans>
          </button>
        </div>
      ) : null}
    </div>
  );
}
