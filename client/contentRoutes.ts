import type { Page } from "./router/page.ts";
import { createRoutes } from "./router/routeTable.ts";

const pages = import.meta.glob<{ readonly page: Page }>("./content/**/*Page.tsx");

/** The server renders these pages; a browser runs only `entry-content.ts` for them. */
export const contentRoutes = createRoutes(pages, [
  ["/v2/preview/{id}/b/{slug}", "content/post/PostPage.tsx"],
  ["/v2/preview/{id}/c/{categorySlug}/b/{slug}", "content/post/PostPage.tsx"],
  ["/v2/preview/{id}/c/{categorySlug}", "content/post/CategoryPage.tsx"],
  ["/v2/preview/{id}/product/{productId}", "content/product/ProductPage.tsx"],
  ["/v2/preview/{id}/{path}", "content/page/BlocksPage.tsx"],
  ["/v2/preview/{id}", "content/page/BlocksPage.tsx"],
  ["/b/{slug}/", "content/post/PostPage.tsx"],
  ["/c/{categorySlug}/b/{slug}", "content/post/PostPage.tsx"],
  ["/c/{categorySlug}/", "content/post/CategoryPage.tsx"],
  ["/product/{productId}/", "content/product/ProductPage.tsx"],
  ["/{path}/b/{slug}/", "content/post/PostPage.tsx"],
  ["/{path}/c/{categorySlug}/b/{slug}", "content/post/PostPage.tsx"],
  ["/{path}/c/{categorySlug}", "content/post/CategoryPage.tsx"],
  ["/{path}/product/{productId}/", "content/product/ProductPage.tsx"],
  ["/{path}", "content/page/BlocksPage.tsx"],
  ["/", "content/page/BlocksPage.tsx"],
]);
