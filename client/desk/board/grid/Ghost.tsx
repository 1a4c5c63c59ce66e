import { useImperativeHandle, useState, type Ref } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import styles from "./Ghost.module.css";

export interface GhostState {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
  readonly title: string;
  readonly time: string;
  /** Null if the place is free. */
  readonly notice: string | null;
  readonly isRefused: boolean;
}

export interface GhostHandle {
  readonly show: (ghost: GhostState | null) => void;
  /** Announces a text to screen readers. */
  readonly speak: (text: string) => void;
}

/** The moved entry at its new place. It has its own state, so that a move renders nothing else. */
export function Ghost({ ref }: { readonly ref: Ref<GhostHandle> }) {
  const [ghost, setGhost] = useState<GhostState | null>(null);
  const [speech, setSpeech] = useState("");
  useImperativeHandle(ref, () => ({ show: setGhost, speak: setSpeech }), []);
  return (
    <>
      <VisuallyHidden>
        <span role="status" aria-live="assertive">
          {speech}
        </span>
      </VisuallyHidden>
      {ghost === null ? null : (
        <div
          className={styles.ghost}
          data-refused={ghost.isRefused || undefined}
          style={{
            transform: `translate(${ghost.left}px, ${ghost.top}px)`,
            minWidth: ghost.width,
            height: ghost.height,
          }}
          aria-hidden
        >
          <span className={styles.time}>
            <Icon name={ghost.isRefused ? "cross" : "check"} size={14} />
            {ghost.time}
          </span>
          <span className={styles.title}>{ghost.title}</span>
          {ghost.notice === null ? null : <span className={styles.notice}>{ghost.notice}</span>}
        </div>
      )}
    </>
  );
}
