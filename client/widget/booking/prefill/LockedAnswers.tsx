import { createContext, type ReactNode, use } from "react";
import type { AnswerField, Answers, Faults } from "../details/answers.ts";
import { useLocks } from "./useLocks.ts";

const LockedContext = createContext<Readonly<Partial<Record<AnswerField, string>>>>({});

interface Props {
  readonly answers: Answers;
  /** A field with an issue is unlocked, so that the visitor can correct it. */
  readonly faults: Faults;
  readonly children: ReactNode;
}

export function LockedAnswers({ answers, faults, children }: Props) {
  const locks = useLocks();
  const locked = Object.entries(answers).filter(
    ([field, answer]) =>
      (locks as ReadonlySet<string>).has(field) &&
      typeof answer === "string" &&
      faults[field as AnswerField] === undefined,
  );
  return <LockedContext value={Object.fromEntries(locked)}>{children}</LockedContext>;
}

export function useLockedAnswer(field: AnswerField): string | null {
  return use(LockedContext)[field] ?? null;
}
