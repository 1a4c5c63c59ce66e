import { Trans } from "@lingui/react/macro";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";

export function FormsLoading({ onRetry }: { readonly onRetry: (() => void) | null }) {
  if (onRetry === null) return <Skeleton height="220px" />;
  return (
    <Notice
      kind="danger"
      title={<Trans>Some questions could not be loaded.</Trans>}
      actions={
        <Button onPress={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
