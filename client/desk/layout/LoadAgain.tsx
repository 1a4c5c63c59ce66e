import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { useLive } from "../live/LiveProvider.tsx";
import { LoadBoundary } from "./LoadBoundary.tsx";

interface Props {
  /** Receives the number of the attempt as a part of `fetchKey`, because Relay keeps the failure of a query. */
  readonly children: (attempt: number) => ReactNode;
}

/** A part that could not be loaded offers another attempt. Fields beside it keep what was typed. */
export function LoadAgain({ children }: Props) {
  const [attempt, setAttempt] = useState(0);
  return (
    <LoadBoundary key={attempt} fallback={<LoadFailure onRetry={() => setAttempt(attempt + 1)} />}>
      {children(attempt)}
    </LoadBoundary>
  );
}

function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  // The connection is back.
  useLive((changes) => {
    if (changes === null) onRetry();
  });
  return (
    <Notice
      kind="warning"
      title={<Trans>This could not be loaded.</Trans>}
      actions={
        <Button onPress={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
