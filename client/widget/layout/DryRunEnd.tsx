import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { FormLayout } from "../../layouts/FormLayout.tsx";
import { LanguageChoice } from "../../shared/LanguageChoice.tsx";
import { OwnWords } from "./OwnWords.tsx";
import { ScreenHeading } from "./ScreenHeading.tsx";
import styles from "./DryRunEnd.module.css";

/** The end of a booking that was tried in a preview. Nothing was stored. */
export function DryRunEnd({ name }: { readonly name: string }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.focus(), []);
  return (
    <FormLayout end={<LanguageChoice />}>
      <div ref={end} tabIndex={-1} className={styles.end}>
        <ScreenHeading
          above={<OwnWords>{name}</OwnWords>}
          title={<Trans>This would have been booked</Trans>}
          isOurs
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
