import { useLingui } from "@lingui/react/macro";
import { getLimitMessage } from "../../messages/failureMessages.ts";

export function useFormatLimit(): (count: number) => string {
  const { i18n } = useLingui();
  return (count) => i18n._(getLimitMessage(count));
}
