import { useLingui } from "@lingui/react/macro";
import type { LocationKind } from "./answers.ts";
import { getLocationLabel } from "./locationLabels.ts";

/** Returns a function that lists locations. `address` is the business's address, if it has one. */
export function useFormatLocations(
  address: string | null | undefined,
): (kinds: readonly LocationKind[]) => string {
  const { t, i18n } = useLingui();
  const or = t({ message: "or", context: "between two places" });
  return (kinds) =>
    kinds
      .map((kind) => (kind === "AT_PROVIDER" && address != null ? address : i18n._(getLocationLabel(kind))))
      .join(` ${or} `);
}
