import { graphql, useFragment } from "react-relay";
import type { ProductGridBlock_block$key } from "../../__generated__/ProductGridBlock_block.graphql.ts";
import { ProductCard } from "../product/ProductCard.tsx";
import { Section } from "../Section.tsx";
import styles from "./ProductGridBlock.module.css";

export function ProductGridBlock(props: { readonly block: ProductGridBlock_block$key }) {
  const { anchor, title, products } = useFragment(
    graphql`
      fragment ProductGridBlock_block on ProductGridBlock {
        anchor
        title
        products {
          id
          ...ProductCard_product
        }
      }
    `,
    props.block,
  );
  if (products.length === 0) return null;
  return (
    <Section anchor={anchor} title={title}>
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} isUnderHeading={title != null} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
