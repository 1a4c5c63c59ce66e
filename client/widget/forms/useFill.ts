import { useCallback, useEffect, useRef, useState } from "react";
import type { FormField } from "../../../server/shared/forms/definition.ts";
import { randomKey, sessionStore } from "../booking/flow/visitMemory.ts";
import { prefillForm } from "./prefill/prefillForm.ts";
import { useRouter } from "../../router/RouterProvider.tsx";
import type { Filled } from "./drafts.ts";
import { type Fill, forgetFill, newFill, recallFill, rememberFill } from "./fillMemory.ts";
import type { Start } from "./upload/useUploads.ts";

interface Opened {
  /** The form's or survey's global id. */
  readonly id: string;
  readonly version: number;
  readonly start: Start;
  readonly fields: readonly FormField[];
}

/** What is filled in, kept for a reload. */
export interface Filler {
  readonly fill: Fill;
  readonly onFilled: (filled: Filled) => void;
  readonly onSlide: (slide: string) => void;
  /** Takes another start, of that version. */
  readonly onStart: (start: Start, version: number) => void;
  /** The key for sending this input: the same again for the same input, a new one for another. */
  readonly keyFor: (input: string) => string;
  /** It is sent: nothing of it is kept. */
  readonly forget: () => void;
}

/** The answers of this tab to one form or survey; what was typed before a reload is found again, what the address says filled in. */
export function useFill({ id, version, start, fields }: Opened): Filler {
  const [fill, setFill] = useState(() => newFill(version, start));
  const latest = useRef(fill);
  const { url } = useRouter();
  const first = useRef({ fields, version, start, search: url.searchParams });
  const isForgotten = useRef(false);

  const change = useCallback(
    (changes: Partial<Fill>) => {
      latest.current = { ...latest.current, ...changes };
      setFill(latest.current);
      if (!isForgotten.current) rememberFill(sessionStore(), id, latest.current);
    },
    [id],
  );

  useEffect(() => {
    const opened = first.current;
    const recalled = recallFill(sessionStore(), id);
    // A start is of one version: when something else is asked now it begins anew, with the answers that were there.
    const known =
      recalled === null || recalled.version === opened.version
        ? recalled
        : { ...recalled, version: opened.version, start: opened.start, attempt: null };
    const found = known ?? newFill(opened.version, opened.start);
    change({ ...found, ...prefillForm(opened.fields, found, opened.search) });
  }, [id, change]);

  return {
    fill,
    onFilled: useCallback((filled) => change({ filled }), [change]),
    onSlide: useCallback((slide) => change({ slide }), [change]),
    onStart: useCallback((next, ofVersion) => change({ start: next, version: ofVersion }), [change]),
    keyFor: useCallback(
      (input) => {
        const { attempt } = latest.current;
        if (attempt?.input === input) return attempt.key;
        const key = randomKey();
        change({ attempt: { key, input } });
        return key;
      },
      [change],
    ),
    forget: useCallback(() => {
      isForgotten.current = true;
      forgetFill(sessionStore(), id);
    }, [id]),
  };
}
