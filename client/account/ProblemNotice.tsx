import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "../ui/feedback/Notice.tsx";
import { type AccountProblem, problemWords } from "./accountWords.ts";

interface Props {
  /** A new object for each failure, so that the focus moves again. */
  readonly problem: { readonly code: AccountProblem } | null;
  readonly actions?: ReactNode;
}

export function ProblemNotice({ problem, actions }: Props) {
  const { i18n } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [problem]);
  if (problem === null) return null;
  return <Notice ref={place} kind="danger" title={i18n._(problemWords(problem.code))} actions={actions} />;
}
