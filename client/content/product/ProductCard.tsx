import { graphql, useFragment } from "react-relay";
import type { ProductCard_product$key } from "../../__generated__/ProductCard_product.graphql.ts";
import { classes } from "../../ui/classes.ts";
import card from "../Card.module.css";
import { ContentLink } from "../ContentLink.tsx";
import { Picture } from "../Picture.tsx";
import { usePriceFormatter } from "../usePriceFormatter.ts";
import styles from "./ProductCard.module.css";
import { StockLabel } from "./StockLabel.tsx";

export function ProductCard({
  product,
  isUnderHeading,
}: {
  readonly product: ProductCard_product$key;
  readonly isUnderHeading: boolean;
}) {
  const { path, title, price, stock, images } = useFragment(
    graphql`
      fragment ProductCard_product on Product {
        path
        title
        stock
        price {
          amount
          currency
        }
        images {
          ...Picture_picture
        }
      }
    `,
    product,
  );
  const formatPrice = usePriceFormatter();
  const Heading = isUnderHeading ? "h3" : "h2";
  const [image] = images;
  return (
    <article className={card.card}>
      {image === undefined ? (
        <span className={classes(card.picture, styles.picture)} />
      ) : (
        <Picture
          picture={image}
          sizes="(width >= 620px) 260px, 50vw"
          cropRatio="1"
          isDecorative
          className={classes(card.picture, styles.picture)}
        />
      )}
      <Heading className={card.small}>
        <ContentLink href={path} className={card.link}>
          {title}
        </ContentLink>
      </Heading>
      <p className={card.about}>
        <span data-figures="">{formatPrice(price ?? null)}</span>
        <StockLabel stock={stock} />
      </p>
    </article>
  );
}
