import { type VisibleEntry, filterPosts, findVisible } from "../../content/siteView.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { type BlockNode, blockType } from "../../content/graphql/blocks.ts";
import { CategoryRef } from "../../content/graphql/category.ts";
import { PageRef } from "../../content/graphql/page.ts";
import { PostRef } from "../../content/graphql/postRef.ts";
import { ProductRef } from "../../content/graphql/product.ts";

const DEFAULT_COUNT = 12;
const MOST_PRODUCTS = 200;

const postListRef = blockType("PostListBlock", "postList", "Posts, newest first.");
builder.objectFields(postListRef, (t) => ({
  title: t.string({
    nullable: true,
    description: "Heading. Null if there is none.",
    resolve: ({ block }) => emptyToNull(block.title),
  }),
  count: t.int({
    nullable: true,
    description: "Number of posts to show. Null for all posts, in pages (`Site.posts`).",
    resolve: ({ block }) => block.count,
  }),
  blog: t.field({
    type: PageRef,
    nullable: true,
    description: "Show only posts of this blog.",
    resolve: ({ view, block }) => {
      const entry = findVisible(view, "PAGE", block.blog);
      return entry && { view, entry };
    },
  }),
  category: t.field({
    type: CategoryRef,
    nullable: true,
    description: "Show only posts of this category.",
    resolve: ({ view, block }) => {
      const entry = findVisible(view, "CATEGORY", block.category);
      return entry && { view, entry };
    },
  }),
  posts: t.field({
    type: [PostRef],
    description: "The first `count` posts, at most 48, or the first 12 if `count` is null. Newest first.",
    resolve: ({ view, block }) =>
      filterPosts(view, block)
        .slice(0, block.count ?? DEFAULT_COUNT)
        .map((entry) => ({ view, entry })),
  }),
  hasMore: t.boolean({
    description: "True if there are more posts than `posts` contains.",
    resolve: ({ view, block }) => filterPosts(view, block).length > (block.count ?? DEFAULT_COUNT),
  }),
}));

function listProducts({ view, block }: BlockNode<"productGrid">): readonly VisibleEntry<"PRODUCT">[] {
  const { products, shop, count } = block;
  const named = products.flatMap((id) => findVisible(view, "PRODUCT", id) ?? []);
  const all =
    products.length > 0 ? named : view.products.filter(({ data }) => shop === null || data.shop === shop);
  return all.slice(0, count ?? MOST_PRODUCTS);
}

const productGridRef = blockType("ProductGridBlock", "productGrid", "Products.");
builder.objectFields(productGridRef, (t) => ({
  title: t.string({
    nullable: true,
    description: "Heading. Null if there is none.",
    resolve: ({ block }) => emptyToNull(block.title),
  }),
  products: t.field({
    type: [ProductRef],
    description: `The products of the block, at most ${MOST_PRODUCTS}. \`Site.products\` has all, in pages.`,
    resolve: (place) => listProducts(place).map((entry) => ({ view: place.view, entry })),
  }),
}));
