import type { ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { AriaLocale } from "../AriaLocale.tsx";
import styles from "./Dialog.module.css";
import { useThemeAttributes } from "../ThemeRoot.tsx";

interface Props {
  readonly title: ReactNode;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly requiresDecision?: boolean;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

export function Dialog({ title, isOpen, onClose, requiresDecision, children, actions }: Props) {
  const theme = useThemeAttributes();
  return (
    <AriaLocale>
      <ModalOverlay
        className={styles.veil ?? ""}
        isOpen={isOpen}
        isDismissable={!requiresDecision}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        <Modal className={styles.modal ?? ""}>
          <div {...theme} className={styles.surface}>
            <AriaDialog role={requiresDecision ? "alertdialog" : "dialog"} className={styles.dialog ?? ""}>
              <Heading slot="title" className={styles.title ?? ""}>
                {title}
              </Heading>
              <div>{children}</div>
              <div className={styles.actions}>{actions}</div>
            </AriaDialog>
          </div>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
