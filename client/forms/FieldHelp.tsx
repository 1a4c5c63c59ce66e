import { Plural } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import { BusinessText } from "../shared/BusinessText.tsx";

interface Props {
  /** Text of the business. May be empty. */
  readonly help: string;
  readonly businessText?: ReactNode;
  readonly text?: string;
  readonly max?: number;
}

export function FieldHelp({ help, businessText, text = "", max }: Props) {
  const left = max === undefined ? null : max - [...text.trim()].length;
  const isNearLimit = max !== undefined && left !== null && left <= Math.max(10, Math.ceil(max / 10));
  return (
    <>
      {help === "" ? null : <BusinessText>{help}</BusinessText>}
      {help === "" || businessText == null ? null : " · "}
      {businessText}
      {isNearLimit && left >= 0 ? (
        <>
          {help === "" ? null : " · "}
          <CharactersLeft left={left} />
          <VisuallyHidden>
            {/* Announced only occasionally, not on every key. */}
            <span role="status">{left % 10 === 0 || left < 4 ? <CharactersLeft left={left} /> : null}</span>
          </VisuallyHidden>
        </>
      ) : null}
    </>
  );
}

function CharactersLeft({ left }: { readonly left: number }) {
  return <Plural value={left} one="# character left" other="# characters left" />;
}
