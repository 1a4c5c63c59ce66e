import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatList } from "../../../../server/shared/languages/formatList.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import type { CartPlan } from "./planCart.ts";

/** Returns one or two service names, or the first name and the number of others. */
export function useCartTitle({ lines }: CartPlan): string {
  const { t } = useLingui();
  const { localeTag: locale } = useLocale();
  const [first = "", ...others] = new Set(lines.map(({ service }) => service.name));
  if (others.length < 2) return formatList([first, ...others], locale);
  const count = others.length;
  return t`${plural(count, { one: `${first} and # more service`, other: `${first} and # more services` })}`;
}
