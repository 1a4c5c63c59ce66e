import { useLingui } from "@lingui/react";
import { useEffect } from "react";
import { ErrorPage } from "../shared/ErrorPage.tsx";
import { useHost } from "../shared/host/useHost.ts";
import { useIsInPlace } from "./inPlaceContext.ts";
import { RenderErrorBoundary } from "./RenderErrorBoundary.tsx";
import { useRouter } from "./RouterProvider.tsx";
import { getViewTitle } from "./getViewTitle.ts";

export function CurrentView() {
  const router = useRouter();
  const { view, url } = router;
  const { i18n } = useLingui();
  const isInPlace = useIsInPlace();

  const title = getViewTitle(view, i18n);
  useEffect(() => {
    // Inside another page the title belongs to that page.
    if (!isInPlace) document.title = title;
  }, [title, isInPlace]);

  useHost(router);

  if (view.kind === "error") return <ErrorPage error={view} />;
  const { page, queryRef, params } = view;
  return (
    <RenderErrorBoundary key={url.pathname}>
      <page.Component queryRef={queryRef} params={params} url={url} />
    </RenderErrorBoundary>
  );
}
