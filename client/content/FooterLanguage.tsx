import { LanguageChoice } from "../shared/LanguageChoice.tsx";
import styles from "./FooterLanguage.module.css";

/** Language choice, hidden in print and without scripts, where the browser's language decides. */
export function FooterLanguage() {
  return (
    <div className={styles.language}>
      <LanguageChoice />
    </div>
  );
}
