import { Trans } from "@lingui/react/macro";
import { formatTime } from "../../time/format.ts";
import { useTimeFormat } from "../time/useTimeFormat.ts";
import { useLiveState } from "./LiveProvider.tsx";
import styles from "./LiveSign.module.css";

/** The state of the connection, by word and sign. The short form appears only while something is wrong. */
export function LiveSign({ isShort = false }: { readonly isShort?: boolean }) {
  const { state, currentUntil } = useLiveState();
  const timeFormat = useTimeFormat();
  if (state === "off" || (isShort && state !== "lost")) return null;
  const time = currentUntil === null ? null : formatTime(new Date(currentUntil).toISOString(), timeFormat);
  return (
    <p className={styles.sign} data-state={state} role="status">
      <span className={styles.dot} aria-hidden />
      {state === "live" ? (
        <Trans>Live</Trans>
      ) : state === "connecting" || time === null ? (
        <Trans>Connecting</Trans>
      ) : (
        <Trans>No connection · last update {time}</Trans>
      )}
    </p>
  );
}
