import { Trans, useLingui } from "@lingui/react/macro";
import { use, useEffect } from "react";
import { CurrentView } from "../../router/CurrentView.tsx";
import { getViewTitle } from "../../router/getViewTitle.ts";
import type { ErrorView } from "../../router/loadView.ts";
import { useRouter } from "../../router/RouterProvider.tsx";
import { getErrorAdvice, getErrorMessage } from "../../shared/errorMessages.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { useLive } from "../live/LiveProvider.tsx";
import { DeskFrame } from "./DeskFrame.tsx";
import { type FrameData, LastFrameContext } from "./lastFrame.ts";

/** The screen of the address. Without a connection to the server the frame stays, and the screen loads later. */
export function DeskView() {
  const { view } = useRouter();
  const frame = use(LastFrameContext).get();
  if (view.kind === "page" || view.status !== 503 || frame === null) return <CurrentView />;
  return <UnloadedScreen error={view} frame={frame} />;
}

function UnloadedScreen({ error, frame }: { readonly error: ErrorView; readonly frame: FrameData }) {
  const { i18n } = useLingui();
  const { retry } = useRouter();
  const title = getViewTitle(error, i18n);
  useEffect(() => {
    document.title = title;
  }, [title]);
  // The connection is back.
  useLive((changes) => {
    if (changes === null) retry();
  });
  return (
    <DeskFrame frame={frame} title={getErrorMessage(error, i18n)}>
      <Notice
        kind="warning"
        actions={
          <Button onPress={retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {getErrorAdvice(error, i18n)}
      </Notice>
    </DeskFrame>
  );
}
