import { OwnWords } from "../../layout/OwnWords.tsx";
import type { GuestAnswer } from "./guestAnswers.ts";
import styles from "./GuestRow.module.css";

interface Props {
  readonly row: GuestAnswer;
  readonly service: string | null;
}

export function GuestBrief({ row, service }: Props) {
  return (
    <span className={styles.brief}>
      <span className={styles.title}>{row.name}</span>
      <span className={styles.about}>
        {row.email}
        {service === null ? null : (
          <>
            {" · "}
            <OwnWords>{service}</OwnWords>
          </>
        )}
      </span>
    </span>
  );
}
