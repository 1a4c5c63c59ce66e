import { Fragment } from "react";
import styles from "./CommandBar.module.css";
import { findMatches } from "./findMatches.ts";

interface Props {
  readonly text: string;
  readonly search: string;
}

/** A text with the parts that match a search marked. */
export function MatchedText({ text, search }: Props) {
  const matches = findMatches(text, search);
  return (
    <>
      {matches.map(([from, until], index) => (
        <Fragment key={from}>
          {text.slice(matches[index - 1]?.[1] ?? 0, from)}
          <mark className={styles.match}>{text.slice(from, until)}</mark>
        </Fragment>
      ))}
      {text.slice(matches.at(-1)?.[1] ?? 0)}
    </>
  );
}
