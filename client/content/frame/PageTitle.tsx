import { useLangAttributes } from "../siteContext.ts";
import styles from "./PageTitle.module.css";

export function PageTitle({ title }: { readonly title: string }) {
  const langAttributes = useLangAttributes();
  return (
    <div className={styles.place}>
      <h1 {...langAttributes} className={styles.title}>
        {title}
      </h1>
    </div>
  );
}
