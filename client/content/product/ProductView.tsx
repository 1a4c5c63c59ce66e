import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ProductView_product$key } from "../../__generated__/ProductView_product.graphql.ts";
import { useLangAttributes } from "../siteContext.ts";
import { ContentButton } from "../ContentLink.tsx";
import { Breadcrumbs } from "../frame/Breadcrumbs.tsx";
import { NextFreeTime } from "../nextFree/NextFreeTime.tsx";
import { Picture } from "../Picture.tsx";
import { usePriceFormatter } from "../usePriceFormatter.ts";
import { RichText } from "../RichText.tsx";
import styles from "./ProductView.module.css";
import { StockLabel } from "./StockLabel.tsx";

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
  const langAttributes = useLangAttributes();
  const formatPrice = usePriceFormatter();
  return (
    <article className={styles.page}>
      <Breadcrumbs links={shop == null ? [] : [{ href: shop.path, label: shop.title }]} />
      <div className={styles.product}>
        <div className={styles.pictures}>
          {images.map((image, index) => (
            <Picture
              key={`${index} ${image.src}`}
              picture={image}
              sizes="(width >= 768px) 520px, 100vw"
              loadsEagerly={index === 0}
              className={styles.picture}
            />
          ))}
        </div>
        <div className={styles.words}>
          <h1 {...langAttributes} className={styles.title}>
            {title}
          </h1>
          {summary == null ? null : (
            <p {...langAttributes} className={styles.summary}>
              {summary}
            </p>
          )}
          <p className={styles.terms}>
            <span data-figures="" className={styles.price}>
              {formatPrice(price ?? null)}
            </span>
            <StockLabel stock={stock} showsInStock />
          </p>
          {service == null ? null : (
            <div className={styles.booking}>
              <NextFreeTime service={service.id} />
              <ContentButton
                href={`/widget/appointment/service/${service.slug}`}
                kind="primary"
                isBusinessText={false}
              >
                <span>
                  <Trans>
                    Book <span {...langAttributes}>{service.name}</span>
                  </Trans>
                </span>
              </ContentButton>
            </div>
          )}
          <RichText html={description} isSmall />
        </div>
      </div>
    </article>
  );
}
