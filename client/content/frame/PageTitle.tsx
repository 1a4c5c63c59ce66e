import { useAuthored } from "../authored.ts";
import styles from "./PageTitle.module.css";

export function PageTitle({ title }: { readonly title: string }) {
  const authored = useAuthored();
  return (
    <div className={styles.place}>
      <h1 {...authored} className={styles.title}>
        {title}
      </h1>
    </div>
  );
}
