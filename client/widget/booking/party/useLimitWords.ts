import { useLingui } from "@lingui/react/macro";
import { limitWords } from "../../messages/problemWords.ts";

export function useLimitWords(): (count: number) => string {
  const { i18n } = useLingui();
  return (count) => i18n._(limitWords(count));
}
