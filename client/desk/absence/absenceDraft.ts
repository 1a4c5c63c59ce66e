import { useEffect, useState } from "react";
import { isRecord } from "../../shared/isRecord.ts";
import { getSessionStorage } from "../../shared/webStorage.ts";
import { type Choices, OFFER_HOURS } from "./choices.ts";
import type { AbsenceRange } from "./absenceAddress.ts";

export interface AbsenceDraft {
  readonly choices: Choices;
  /** A line to clients whose booking is cancelled. */
  readonly note: string;
  /** Only for the team. */
  readonly reason: string;
}

const emptyDraft: AbsenceDraft = { choices: {}, note: "", reason: "" };

const STORAGE_KEY = "daybook.desk.absence";

const OUTCOMES: ReadonlySet<unknown> = new Set(["REASSIGN", "OFFER", "CANCEL"]);

/** Choices of another person or time are not taken over. */
function loadDraft(key: string): AbsenceDraft {
  try {
    const stored: unknown = JSON.parse(getSessionStorage()?.getItem(STORAGE_KEY) ?? "null");
    if (!isRecord(stored) || stored["key"] !== key) return emptyDraft;
    const { choices, note, reason } = stored;
    return {
      choices: isRecord(choices) ? readChoices(choices) : {},
      note: typeof note === "string" ? note : "",
      reason: typeof reason === "string" ? reason : "",
    };
  } catch {
    return emptyDraft;
  }
}

function readChoices(stored: Readonly<Record<string, unknown>>): Choices {
  const known = Object.entries(stored).filter(
    ([, choice]) =>
      isRecord(choice) &&
      OUTCOMES.has(choice["outcome"]) &&
      (OFFER_HOURS as readonly unknown[]).includes(choice["hours"]),
  );
  return Object.fromEntries(known) as Choices;
}

/** Keeps what is chosen and typed in the tab's session storage, also over an undone decision. */
export function useAbsenceDraft({ staff, since, until }: AbsenceRange) {
  const key = `${staff} ${since} ${until}`;
  const [draft, setDraft] = useState(() => loadDraft(key));
  useEffect(() => {
    if (draft !== emptyDraft) getSessionStorage()?.setItem(STORAGE_KEY, JSON.stringify({ key, ...draft }));
  }, [draft, key]);
  return {
    draft,
    change: (next: Partial<AbsenceDraft>) => setDraft((current) => ({ ...current, ...next })),
  };
}

export function clearAbsenceDraft(): void {
  getSessionStorage()?.removeItem(STORAGE_KEY);
}
