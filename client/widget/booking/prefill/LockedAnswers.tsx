import { createContext, type ReactNode, use } from "react";
import type { AnswerField, Answers, Faults } from "../details/answers.ts";
import { useLocks } from "./useLocks.ts";

const LockedContext = createContext<Readonly<Partial<Record<AnswerField, string>>>>({});

interface Props {
  readonly answers: Answers;
  /** What has a fault is unlocked: nobody else could put it right. */
  readonly faults: Faults;
  readonly children: ReactNode;
}

/** Tells the questions inside which of them the address has answered for good. */
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

/** The answer that cannot be changed; null: the question is open. */
export function useLockedAnswer(field: AnswerField): string | null {
  return use(LockedContext)[field] ?? null;
}
