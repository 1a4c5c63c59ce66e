import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { FormLayout } from "../../layouts/FormLayout.tsx";
import { LanguageChoice } from "../../shared/LanguageChoice.tsx";
import { BusinessText } from "../../shared/BusinessText.tsx";
import { ScreenHeading } from "./ScreenHeading.tsx";
import styles from "./DryRunEnd.module.css";

/** The end of a booking that was tried in a preview. Nothing was stored. */
export function DryRunEnd({ businessName }: { readonly businessName: string }) {
  const endRef = useRef<HTMLDivElement>(null);
  useEffect(() => endRef.current?.focus(), []);
  return (
    <FormLayout pageFooter={<LanguageChoice />}>
      <div ref={endRef} tabIndex={-1} className={styles.end}>
        <ScreenHeading
          overline={<BusinessText>{businessName}</BusinessText>}
          title={<Trans>This would have been booked</Trans>}
          isInterfaceText
        />
        <p>
          <Trans>
            This was a test. Nothing has been saved: the time is still free, and nobody was notified.
          </Trans>
        </p>
      </div>
    </FormLayout>
  );
}
