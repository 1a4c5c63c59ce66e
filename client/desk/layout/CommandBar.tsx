import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { AriaLocale } from "../../ui/AriaLocale.tsx";
import { useThemeAttributes } from "../../ui/ThemeRoot.tsx";
import styles from "./CommandBar.module.css";
import { CommandList } from "./CommandList.tsx";

interface Props {
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

/** Reaches every screen, client, booking and action by a few letters. Opens with Ctrl K or ⌘ K. */
export function CommandBar({ isOpen, onChange }: Props) {
  const theme = useThemeAttributes();
  const { t } = useLingui();

  useLayoutEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isCommandKey = event.key.toLowerCase() === "k" && (event.metaKey || event.ctrlKey);
      if (!isCommandKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onChange(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [onChange]);

  return (
    <AriaLocale>
      <ModalOverlay className={styles.veil ?? ""} isDismissable isOpen={isOpen} onOpenChange={onChange}>
        <Modal className={styles.modal ?? ""}>
          <div {...theme} className={styles.surface}>
            <Dialog className={styles.dialog ?? ""} aria-label={t`Search and commands`}>
              <CommandList onClose={() => onChange(false)} />
            </Dialog>
          </div>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
