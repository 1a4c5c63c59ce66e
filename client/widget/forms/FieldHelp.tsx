import { Plural } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { OwnWords } from "../layout/OwnWords.tsx";

interface Props {
  /** The business's own words; may be empty. */
  readonly help: string;
  /** What we say ourselves beside it. */
  readonly more?: ReactNode;
  /** What was typed, and the most characters (code points) of it: how many are left is said near the limit. */
  readonly text?: string;
  readonly max?: number;
}

/** The line below a field. */
export function FieldHelp({ help, more, text = "", max }: Props) {
  const left = max === undefined ? null : max - [...text.trim()].length;
  const isNear = max !== undefined && left !== null && left <= Math.max(10, Math.ceil(max / 10));
  return (
    <>
      {help === "" ? null : <OwnWords>{help}</OwnWords>}
      {help === "" || more == null ? null : " · "}
      {more}
      {isNear && left >= 0 ? (
        <>
          {help === "" ? null : " · "}
          <CharactersLeft left={left} />
          <VisuallyHidden>
            {/* Said now and then, not at every key. */}
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
