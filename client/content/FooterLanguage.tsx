import { LanguageChoice } from "../shared/LanguageChoice.tsx";
import styles from "./FooterLanguage.module.css";

/** The choice of a language in a footer. Hidden on paper and without scripts: the browser's language decides then. */
export function FooterLanguage() {
  return (
    <div className={styles.language}>
      <LanguageChoice />
    </div>
  );
}
