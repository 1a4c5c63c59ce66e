import { randomKey, getSessionStorage } from "../../shared/webStorage.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import type { FormField } from "../../../server/shared/forms/definition.ts";
import { prefillForm } from "./prefill/prefillForm.ts";
import { useRouter } from "../../router/RouterProvider.tsx";
import type { FormAnswers } from "../../forms/drafts.ts";
import {
  type FormDraft,
  removeFormDraft,
  createFormDraft,
  loadFormDraft,
  saveFormDraft,
} from "./formDraft.ts";
import type { Start } from "../../forms/upload/useUploads.ts";

interface OpenedForm {
  readonly id: string;
  readonly version: number;
  readonly start: Start;
  readonly fields: readonly FormField[];
}

export interface FormDraftState {
  readonly draft: FormDraft;
  readonly onAnswersChange: (filled: FormAnswers) => void;
  readonly onSlideChange: (slide: string) => void;
  readonly onNewStart: (start: Start, version: number) => void;
  /** Returns the idempotency key. The same input gets the same key. */
  readonly getIdempotencyKey: (input: string) => string;
  readonly removeDraft: () => void;
}

/** Keeps the draft of one form or survey in session storage and applies the values that the address prefills. */
export function useFormDraft({ id, version, start, fields }: OpenedForm): FormDraftState {
  const [draft, setDraft] = useState(() => createFormDraft(version, start));
  const latestDraft = useRef(draft);
  const { url } = useRouter();
  const initialRef = useRef({ fields, version, start, search: url.searchParams });
  const isRemoved = useRef(false);

  const changeDraft = useCallback(
    (changes: Partial<FormDraft>) => {
      latestDraft.current = { ...latestDraft.current, ...changes };
      setDraft(latestDraft.current);
      if (!isRemoved.current) saveFormDraft(getSessionStorage(), id, latestDraft.current);
    },
    [id],
  );

  useEffect(() => {
    const opened = initialRef.current;
    const storedDraft = loadFormDraft(getSessionStorage(), id);
    // A start belongs to one version. After a change of the form the answers stay, with the new start.
    const currentDraft =
      storedDraft === null || storedDraft.version === opened.version
        ? storedDraft
        : { ...storedDraft, version: opened.version, start: opened.start, attempt: null };
    const initialDraft = currentDraft ?? createFormDraft(opened.version, opened.start);
    changeDraft({ ...initialDraft, ...prefillForm(opened.fields, initialDraft, opened.search) });
  }, [id, changeDraft]);

  return {
    draft,
    onAnswersChange: useCallback((filled) => changeDraft({ filled }), [changeDraft]),
    onSlideChange: useCallback((slide) => changeDraft({ slide }), [changeDraft]),
    onNewStart: useCallback(
      (next, newVersion) => changeDraft({ start: next, version: newVersion }),
      [changeDraft],
    ),
    getIdempotencyKey: useCallback(
      (input) => {
        const { attempt } = latestDraft.current;
        if (attempt?.input === input) return attempt.key;
        const key = randomKey();
        changeDraft({ attempt: { key, input } });
        return key;
      },
      [changeDraft],
    ),
    removeDraft: useCallback(() => {
      isRemoved.current = true;
      removeFormDraft(getSessionStorage(), id);
    }, [id]),
  };
}
