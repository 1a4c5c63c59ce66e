import { useLingui } from "@lingui/react";
import { ErrorPage } from "../shared/ErrorPage.tsx";
import { useHost } from "../shared/host/useHost.ts";
import { RenderErrorBoundary } from "./RenderErrorBoundary.tsx";
import { useRouter } from "./RouterProvider.tsx";
import { titleOf } from "./titleOf.ts";
import { useHead } from "./useHead.ts";

/** The screen of the current address: its page, or the error page. */
export function CurrentView() {
  const router = useRouter();
  const { view, url } = router;
  const { i18n } = useLingui();

  useHead(view, titleOf(view, i18n), url);

  useHost(router);

  if (view.kind === "error") return <ErrorPage error={view} />;
  const { page, queryRef, params } = view;
  return (
    <RenderErrorBoundary key={url.pathname}>
      <page.Component queryRef={queryRef} params={params} url={url} />
    </RenderErrorBoundary>
  );
}
