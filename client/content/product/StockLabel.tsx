import { Trans } from "@lingui/react/macro";
import { classes } from "../../ui/classes.ts";
import styles from "./StockLabel.module.css";

export function StockLabel({
  stock,
  showsInStock = false,
}: {
  readonly stock: string;
  readonly showsInStock?: boolean;
}) {
  switch (stock) {
    case "IN_STOCK":
      return showsInStock ? (
        <span className={classes(styles.word, styles.good)}>
          <Trans>In stock</Trans>
        </span>
      ) : null;
    case "LOW":
      return (
        <span className={classes(styles.word, styles.few)}>
          <Trans>Only a few left</Trans>
        </span>
      );
    case "SOLD_OUT":
      return (
        <span className={styles.word}>
          <Trans>Sold out</Trans>
        </span>
      );
    case "MADE_TO_ORDER":
      return (
        <span className={styles.word}>
          <Trans>Made to order</Trans>
        </span>
      );
    default:
      return null;
  }
}
