import { Skeleton } from "../feedback/Skeleton.tsx";
import styles from "./SlotList.module.css";

export function SlotSkeleton({ count = 8 }: { readonly count?: number }) {
  return (
    <div className={styles.slots} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height="var(--control)" />
      ))}
    </div>
  );
}
