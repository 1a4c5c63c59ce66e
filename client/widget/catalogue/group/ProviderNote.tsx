import { Icon } from "../../../ui/Icon.tsx";
import styles from "./ProviderNote.module.css";

export function ProviderNote({ name }: { readonly name: string }) {
  return (
    <span className={styles.place}>
      <Icon name="place" size={18} />
      <span>{name}</span>
    </span>
  );
}
