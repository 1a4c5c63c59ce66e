import { useState } from "react";
import { getSessionStorage } from "../../shared/webStorage.ts";

/** Keeps an unsent text of the tab through a reload and a sign-in. The empty text ends it. */
export function useNoteDraft(key: string, initial: string): [text: string, setText: (text: string) => void] {
  const name = `desk-note ${key}`;
  const [text, setText] = useState(() => getSessionStorage()?.getItem(name) ?? initial);
  return [
    text,
    (next) => {
      setText(next);
      if (next === "" || next === initial) getSessionStorage()?.removeItem(name);
      else getSessionStorage()?.setItem(name, next);
    },
  ];
}
