import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { OwnWords } from "../layout/OwnWords.tsx";
import type { Filling } from "./useFilling.ts";

export function FormNotes({ filling }: { readonly filling: Filling }) {
  const { messages, disqualified } = filling.judged.state;
  return (
    <>
      {messages.map((text) => (
        <Notice key={text} kind="info">
          <OwnWords>{text}</OwnWords>
        </Notice>
      ))}
      {disqualified ? (
        <Notice kind="warning">
          <OwnWords>{disqualified}</OwnWords>
        </Notice>
      ) : null}
      <ShownChanges filling={filling} />
    </>
  );
}

/** Announces fields that an answer shows or hides. */
function ShownChanges({ filling: { shown } }: { readonly filling: Filling }) {
  const { t } = useLingui();
  const before = useRef(shown);
  const [said, setSaid] = useState("");
  const keys = shown.map(({ key }) => key).join();
  useEffect(() => {
    const labels = (fields: typeof shown, others: typeof shown) =>
      fields
        .filter(({ key }) => others.every((other) => other.key !== key))
        .map(({ label }) => label)
        .join(", ");
    const added = labels(shown, before.current);
    const gone = labels(before.current, shown);
    before.current = shown;
    const parts = [
      added === "" ? null : t`Now also asked: ${added}`,
      gone === "" ? null : t`No longer asked: ${gone}`,
    ];
    if (added !== "" || gone !== "") setSaid(parts.filter((part) => part !== null).join(". "));
    // What is shown is told by its keys: the list itself is a new one each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [keys]);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
