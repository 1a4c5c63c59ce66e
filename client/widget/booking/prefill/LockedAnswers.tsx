import { createContext, type ReactNode, use } from "react";
import type { AnswerField, Answers, FieldIssues } from "../details/answers.ts";
import { useLocks } from "./useLocks.ts";

const LockedContext = createContext<Readonly<Partial<Record<AnswerField, string>>>>({});

interface Props {
  readonly answers: Answers;
  /** A field with an issue is unlocked, so that the visitor can correct it. */
  readonly fieldIssues: FieldIssues;
  readonly children: ReactNode;
}

export function LockedAnswersProvider({ answers, fieldIssues, children }: Props) {
  const locks = useLocks();
  const lockedAnswers = Object.entries(answers).filter(
    ([field, answer]) =>
      (locks as ReadonlySet<string>).has(field) &&
      typeof answer === "string" &&
      fieldIssues[field as AnswerField] === undefined,
  );
  return <LockedContext value={Object.fromEntries(lockedAnswers)}>{children}</LockedContext>;
}

export function useLockedAnswer(field: AnswerField): string | null {
  return use(LockedContext)[field] ?? null;
}
