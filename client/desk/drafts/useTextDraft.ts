import { useState } from "react";
import { getSessionStorage } from "../../shared/webStorage.ts";

const toName = (key: string) => `daybook.desk.text ${key}`;

/** Keeps an unsent text of the tab through a reload and a sign-in. The empty or the initial text ends it. */
export function useTextDraft(key: string, initial: string): [text: string, setText: (text: string) => void] {
  const name = toName(key);
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

export const clearTextDraft = (key: string): void => getSessionStorage()?.removeItem(toName(key));

export const hasTextDraft = (key: string): boolean => getSessionStorage()?.getItem(toName(key)) != null;
