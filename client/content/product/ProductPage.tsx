import { graphql } from "react-relay";
import type { ProductPageQuery } from "../../__generated__/ProductPageQuery.graphql.ts";
import { definePage } from "../../router/page.ts";
import { createContentPage } from "../contentPages.tsx";
import { ProductView } from "./ProductView.tsx";

const query = graphql`
  query ProductPageQuery($path: String!, $preview: ID!, $isPreview: Boolean!) {
    business @skip(if: $isPreview) {
      site {
        ...contentAnswer_site @arguments(path: $path)
        ...SiteFrame_site
        resolve(path: $path) {
          ... on Product {
            ...ProductView_product @alias(as: "shown")
          }
        }
      }
    }
    preview(id: $preview) @include(if: $isPreview) {
      ...contentAnswer_site @arguments(path: $path)
      ...SiteFrame_site
      resolve(path: $path) {
        ... on Product {
          ...ProductView_product @alias(as: "shown")
        }
      }
    }
  }
`;

export const page = definePage<ProductPageQuery>(
  createContentPage<ProductPageQuery>("Product", query, (product) => <ProductView product={product} />),
);
