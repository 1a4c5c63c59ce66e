import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { LoadBoundary } from "../layout/LoadBoundary.tsx";

/** A part that could not be loaded offers another attempt. What was typed beside it stays. */
export function LoadAgain({ children }: { readonly children: ReactNode }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <LoadBoundary
      key={attempt}
      fallback={
        <Notice
          kind="warning"
          title={<Trans>This could not be loaded.</Trans>}
          actions={
            <Button onPress={() => setAttempt(attempt + 1)}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      }
    >
      {children}
    </LoadBoundary>
  );
}
