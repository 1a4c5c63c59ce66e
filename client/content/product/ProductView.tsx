import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ProductView_product$key } from "../../__generated__/ProductView_product.graphql.ts";
import { useAuthored } from "../authored.ts";
import { ContentButton } from "../ContentLink.tsx";
import { Crumbs } from "../frame/Crumbs.tsx";
import { NextFreeTime } from "../nextFree/NextFreeTime.tsx";
import { Picture } from "../Picture.tsx";
import { usePriceText } from "../priceText.ts";
import { RichText } from "../RichText.tsx";
import styles from "./ProductView.module.css";
import { StockWord } from "./StockWord.tsx";

export function ProductView(props: { readonly product: ProductView_product$key }) {
  const { title, summary, description, price, stock, images, service, shop } = useFragment(
    graphql`
      fragment ProductView_product on Product {
        title
        summary
        description
        stock
        price {
          amount
          currency
        }
        images {
          src
          ...Picture_picture
        }
        service {
          id
          slug
          name
        }
        shop {
          path
          title
        }
      }
    `,
    props.product,
  );
  const authored = useAuthored();
  const priceText = usePriceText();
  return (
    <article className={styles.page}>
      <Crumbs ways={shop == null ? [] : [{ href: shop.path, label: shop.title }]} />
      <div className={styles.product}>
        <div className={styles.pictures}>
          {images.map((image, index) => (
            <Picture
              key={`${index} ${image.src}`}
              picture={image}
              sizes="(width >= 768px) 520px, 100vw"
              isFirst={index === 0}
              className={styles.picture}
            />
          ))}
        </div>
        <div className={styles.words}>
          <h1 {...authored} className={styles.title}>
            {title}
          </h1>
          {summary === "" ? null : (
            <p {...authored} className={styles.summary}>
              {summary}
            </p>
          )}
          <p className={styles.terms}>
            <span data-figures="" className={styles.price}>
              {priceText(price ?? null)}
            </span>
            <StockWord stock={stock} isSpoken />
          </p>
          {service == null ? null : (
            <div className={styles.booking}>
              <NextFreeTime service={service.id} />
              <ContentButton
                href={`/widget/appointment/service/${service.slug}`}
                kind="primary"
                isAuthored={false}
              >
                <span>
                  <Trans>
                    Book <span {...authored}>{service.name}</span>
                  </Trans>
                </span>
              </ContentButton>
            </div>
          )}
          <RichText html={description} small />
        </div>
      </div>
    </article>
  );
}
