import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";

/** Copies an address. A browser that does not allow it shows the address to select. */
export function CopyLink({ url }: { readonly url: string }) {
  const { t } = useLingui();
  const [result, setResult] = useState<"copied" | "rejected" | null>(null);
  const copy = async () => {
    try {
      // Absent without HTTPS.
      await navigator.clipboard.writeText(url);
      setResult("copied");
    } catch {
      setResult("rejected");
    }
  };
  return (
    <>
      {result === "rejected" ? (
        <TextField
          label={<Trans>Address of the payment page</Trans>}
          name="link"
          value={url}
          onChange={() => {}}
        />
      ) : (
        <Button onPress={() => void copy()}>{result === "copied" ? t`Copied` : t`Copy link`}</Button>
      )}
      <VisuallyHidden>
        <span role="status">{result === "copied" ? t`Copied` : ""}</span>
      </VisuallyHidden>
    </>
  );
}
