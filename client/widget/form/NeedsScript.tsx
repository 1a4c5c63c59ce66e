import { Trans } from "@lingui/react/macro";
import { Notice } from "../../ui/Notice.tsx";

/** Said where scripts are off: the questions can be read, not sent. */
export function NeedsScript() {
  return (
    <noscript>
      <Notice kind="warning">
        <Trans>To send your answers, please allow scripts in your browser, or contact us directly.</Trans>
      </Notice>
    </noscript>
  );
}
