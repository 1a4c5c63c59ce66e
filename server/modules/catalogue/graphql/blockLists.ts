import { type Shown, postsOf, shownAs } from "../../content/siteView.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { type Placed, blockType } from "../../content/graphql/blocks.ts";
import { CategoryRef } from "../../content/graphql/category.ts";
import { PageRef } from "../../content/graphql/page.ts";
import { PostRef } from "../../content/graphql/postRef.ts";
import { ProductRef } from "../../content/graphql/product.ts";

/** How many are shown where a block leaves it open. */
const USUAL = 12;

const postListRef = blockType("PostListBlock", "postList", "Posts, the latest first.");
builder.objectFields(postListRef, (t) => ({
  title: t.string({ resolve: ({ block }) => block.title }),
  count: t.int({
    nullable: true,
    description: "How many it shows; null: all of them, page by page (`Site.posts`).",
    resolve: ({ block }) => block.count,
  }),
  blog: t.field({
    type: PageRef,
    nullable: true,
    description: "Only of this blog.",
    resolve: ({ view, block }) => {
      const entry = shownAs(view, "PAGE", block.blog);
      return entry && { view, entry };
    },
  }),
  category: t.field({
    type: CategoryRef,
    nullable: true,
    description: "Only about this.",
    resolve: ({ view, block }) => {
      const entry = shownAs(view, "CATEGORY", block.category);
      return entry && { view, entry };
    },
  }),
  posts: t.field({
    type: [PostRef],
    description: "So many as it shows, or the first page of all.",
    resolve: ({ view, block }) =>
      postsOf(view, block)
        .slice(0, block.count ?? USUAL)
        .map((entry) => ({ view, entry })),
  }),
  hasMore: t.boolean({
    description: "There are more of them than are shown.",
    resolve: ({ view, block }) => postsOf(view, block).length > (block.count ?? USUAL),
  }),
}));

function productsOf({ view, block }: Placed<"productGrid">): readonly Shown<"PRODUCT">[] {
  const { products, shop, count } = block;
  const named = products.flatMap((id) => shownAs(view, "PRODUCT", id) ?? []);
  const all =
    products.length > 0 ? named : view.products.filter(({ data }) => shop === null || data.shop === shop);
  return all.slice(0, count ?? all.length);
}

const productGridRef = blockType("ProductGridBlock", "productGrid", "Products.");
builder.objectFields(productGridRef, (t) => ({
  title: t.string({ resolve: ({ block }) => block.title }),
  products: t.field({
    type: [ProductRef],
    resolve: (place) => productsOf(place).map((entry) => ({ view: place.view, entry })),
  }),
}));
