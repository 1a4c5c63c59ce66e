import { useCallback, useEffect, useRef, useState } from "react";
import type { FormField } from "../../../server/shared/forms/definition.ts";
import { randomKey, sessionStore } from "../booking/flow/visitMemory.ts";
import { prefillForm } from "./prefill/prefillForm.ts";
import { useRouter } from "../../router/RouterProvider.tsx";
import type { Filled } from "./drafts.ts";
import { type Fill, forgetFill, newFill, recallFill, rememberFill } from "./fillMemory.ts";
import type { Start } from "./upload/useUploads.ts";

interface Opened {
  readonly id: string;
  readonly version: number;
  readonly start: Start;
  readonly fields: readonly FormField[];
}

export interface Filler {
  readonly fill: Fill;
  readonly onFilled: (filled: Filled) => void;
  readonly onSlide: (slide: string) => void;
  readonly onStart: (start: Start, version: number) => void;
  /** Returns the idempotency key. The same input gets the same key. */
  readonly keyFor: (input: string) => string;
  readonly forget: () => void;
}

/** Keeps the draft of one form or survey in session storage and applies the values that the address prefills. */
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
    // A start belongs to one version. After a change of the form the answers stay, with the new start.
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
