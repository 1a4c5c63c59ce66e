import { getSessionStorage } from "../../shared/webStorage.ts";

const PREFIX = "daybook.desk.";

/** Forgets what was typed in the tab, so that the next person at the computer does not see it. */
export function clearDrafts(): void {
  const storage = getSessionStorage();
  if (storage === null) return;
  for (const name of Object.keys(storage)) if (name.startsWith(PREFIX)) storage.removeItem(name);
}
