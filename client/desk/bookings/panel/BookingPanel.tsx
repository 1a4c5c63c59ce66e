import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import type { BookingPanelQuery } from "../../../__generated__/BookingPanelQuery.graphql.ts";
import { AriaLocale } from "../../../ui/AriaLocale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { IconButton } from "../../../ui/buttons/IconButton.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { useThemeAttributes } from "../../../ui/ThemeRoot.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { LoadBoundary } from "../../layout/LoadBoundary.tsx";
import { useLiveReload } from "../../live/useLiveReload.ts";
import { BookingDetails } from "./BookingDetails.tsx";
import styles from "./BookingPanel.module.css";
import { useIsWide } from "./useIsWide.ts";

interface Props {
  /** Global id of the booking. */
  readonly id: string;
  readonly onClose: () => void;
}

const query = graphql`
  query BookingPanelQuery($id: ID!) {
    viewer {
      __typename
    }
    node(id: $id) {
      ... on Booking {
        id
        ...BookingDetails_booking @alias(as: "details")
      }
    }
  }
`;

/** A booking beside the list, or over it where both do not fit. */
export function BookingPanel({ id, onClose }: Props) {
  const { t } = useLingui();
  const theme = useThemeAttributes();
  const isBeside = useIsWide("(width >= 1100px)");
  const [attempt, setAttempt] = useState(0);
  const body = (
    <>
      <div className={styles.close}>
        <IconButton icon="cross" label={t`Close`} onPress={onClose} />
      </div>
      <LoadBoundary key={attempt} fallback={<LoadFailure onRetry={() => setAttempt(attempt + 1)} />}>
        <Suspense fallback={<PanelSkeleton />}>
          <LoadedBooking id={id} attempt={attempt} />
        </Suspense>
      </LoadBoundary>
    </>
  );
  if (isBeside)
    return (
      <SidePanel label={t`Booking`} onClose={onClose}>
        {body}
      </SidePanel>
    );
  return (
    <AriaLocale>
      <ModalOverlay
        className={styles.veil ?? ""}
        isOpen
        isDismissable
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <Modal className={styles.modal ?? ""}>
          <div {...theme} className={styles.surface}>
            <AriaDialog aria-label={t`Booking`} className={styles.dialog ?? ""}>
              {body}
            </AriaDialog>
          </div>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}

interface SidePanelProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function SidePanel({ label, onClose, children }: SidePanelProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      // A dialog above the panel closes first.
      if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
      onClose();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [onClose]);
  return (
    <aside ref={ref} aria-label={label} tabIndex={-1} className={styles.side}>
      {children}
    </aside>
  );
}

function LoadedBooking({ id, attempt }: { readonly id: string; readonly attempt: number }) {
  const environment = useRelayEnvironment();
  const { node } = useLazyLoadQuery<BookingPanelQuery>(
    query,
    { id },
    { fetchPolicy: "store-and-network", fetchKey: attempt },
  );
  const reload = () =>
    fetchQuery<BookingPanelQuery>(environment, query, { id }, { fetchPolicy: "network-only" })
      .toPromise()
      .then(() => undefined);

  useLiveReload<BookingPanelQuery>(query, (changes) =>
    changes === null || changes.some(({ bookingId }) => bookingId == null || bookingId === id)
      ? { id }
      : null,
  );

  if (node?.details == null)
    return (
      <div className={styles.missing}>
        <Notice kind="warning" title={<Trans>There is no such booking, or you may not see it.</Trans>} />
      </div>
    );
  return <BookingDetails booking={node.details} reload={reload} />;
}

function PanelSkeleton() {
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden>
        <span role="status">
          <Trans>Loading</Trans>
        </span>
      </VisuallyHidden>
      <Skeleton width="60%" height="28px" />
      <Skeleton height="116px" />
      <Skeleton height="72px" />
      <Skeleton height="160px" />
    </div>
  );
}

function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.missing}>
      <Notice
        kind="danger"
        title={<Trans>That did not work. Please try again.</Trans>}
        actions={
          <Button onPress={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    </div>
  );
}
