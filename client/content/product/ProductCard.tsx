import { graphql, useFragment } from "react-relay";
import type { ProductCard_product$key } from "../../__generated__/ProductCard_product.graphql.ts";
import { ContentLink } from "../ContentLink.tsx";
import { Picture } from "../Picture.tsx";
import { usePriceText } from "../priceText.ts";
import styles from "./ProductCard.module.css";
import { StockWord } from "./StockWord.tsx";

/** A product in a list. All of it leads there; the link is its name. */
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
  const priceText = usePriceText();
  const Heading = isUnderHeading ? "h3" : "h2";
  const [image] = images;
  return (
    <article className={styles.card}>
      {image === undefined ? (
        <span className={styles.picture} />
      ) : (
        <Picture
          picture={image}
          sizes="(width >= 620px) 260px, 50vw"
          shape="1"
          isPlain
          className={styles.picture}
        />
      )}
      <Heading className={styles.title}>
        <ContentLink href={path} className={styles.link}>
          {title}
        </ContentLink>
      </Heading>
      <p className={styles.terms}>
        <span data-figures="">{priceText(price ?? null)}</span>
        <StockWord stock={stock} />
      </p>
    </article>
  );
}
