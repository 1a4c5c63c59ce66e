import { graphql, usePreloadedQuery } from "react-relay";
import type { ProductPageQuery } from "../../__generated__/ProductPageQuery.graphql.ts";
import { definePage, type PageProps } from "../../router/page.ts";
import {
  getContentHead,
  getContentOutcome,
  getContentTitle,
  getContentVariables,
  formatNotFoundMessage,
} from "../contentAnswer.ts";
import { NotFound } from "../frame/NotFound.tsx";
import { SiteFrame } from "../frame/SiteFrame.tsx";
import { ProductView } from "./ProductView.tsx";

const query = graphql`
  query ProductPageQuery($path: String!, $preview: String!, $isPreview: Boolean!) {
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

function ProductPage({ queryRef, url }: PageProps<ProductPageQuery>) {
  const data = usePreloadedQuery<ProductPageQuery>(query, queryRef);
  const site = data.preview ?? data.business?.site;
  if (site == null) return null;
  const productRef = site.resolve?.shown;
  return (
    <SiteFrame site={site}>
      {productRef == null ? (
        <NotFound message={formatNotFoundMessage(url)} />
      ) : (
        <ProductView product={productRef} />
      )}
    </SiteFrame>
  );
}

export const page = definePage<ProductPageQuery>({
  query,
  variables: (params, url) => getContentVariables(params, url),
  outcome: (data, _params, url) => getContentOutcome(data, "Product", url),
  title: getContentTitle,
  head: getContentHead,
  Component: ProductPage,
});
