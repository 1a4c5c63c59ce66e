import { useLingui } from "@lingui/react/macro";
import { limitWords } from "../../messages/problemWords.ts";

/** The words for the most places of a service that one order may take. */
export function useLimitWords(): (count: number) => string {
  const { i18n } = useLingui();
  return (count) => i18n._(limitWords(count));
}
