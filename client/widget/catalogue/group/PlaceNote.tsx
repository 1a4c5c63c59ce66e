import { Icon } from "../../../ui/Icon.tsx";
import styles from "./PlaceNote.module.css";

export function PlaceNote({ name }: { readonly name: string }) {
  return (
    <span className={styles.place}>
      <Icon name="place" size={18} />
      <span>{name}</span>
    </span>
  );
}
