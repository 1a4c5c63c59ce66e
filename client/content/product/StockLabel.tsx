import { Trans } from "@lingui/react/macro";
import type { Stock } from "../../__generated__/ProductView_product.graphql.ts";
import { classes } from "../../ui/classes.ts";
import styles from "./StockLabel.module.css";

export function StockLabel({
  stock,
  showsInStock = false,
}: {
  readonly stock: Stock;
  /** Whether a product in stock also has a label. Lists leave it out. */
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
    // A value of a newer server.
    default:
      return null;
  }
}
