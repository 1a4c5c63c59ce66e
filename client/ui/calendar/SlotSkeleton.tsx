import { Skeleton } from "../feedback/Skeleton.tsx";
import styles from "./SlotList.module.css";

/** The place of a day's times while they are being looked for. */
export function SlotSkeleton({ count = 8 }: { readonly count?: number }) {
  return (
    <div className={styles.slots} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height="var(--control)" />
      ))}
    </div>
  );
}
