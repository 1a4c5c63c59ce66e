import { BusinessText } from "../../../shared/BusinessText.tsx";
import type { GuestAnswer } from "./guestAnswers.ts";
import styles from "./GuestRow.module.css";

interface Props {
  readonly guestAnswer: GuestAnswer;
  readonly serviceName: string | null;
}

export function GuestBrief({ guestAnswer, serviceName }: Props) {
  return (
    <span className={styles.brief}>
      <span className={styles.title}>{guestAnswer.name}</span>
      <span className={styles.about}>
        {guestAnswer.email}
        {serviceName === null ? null : (
          <>
            {" · "}
            <BusinessText>{serviceName}</BusinessText>
          </>
        )}
      </span>
    </span>
  );
}
