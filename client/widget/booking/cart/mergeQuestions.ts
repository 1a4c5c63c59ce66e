import type { FieldRequirement } from "../../../../server/shared/contact/contactRules.ts";
import type { LocationKind } from "../details/answers.ts";
import { toKnownLocation } from "../details/locationLabels.ts";
import type { CartService } from "./planCart.ts";

export interface MergedQuestions {
  readonly askPhone: FieldRequirement;
  readonly askDateOfBirth: FieldRequirement;
  readonly locationKinds: readonly LocationKind[];
  /** All consent texts, one per line. Null if there are none. */
  readonly consentText: string | null;
}

/**
 * Merges the questions of several services. The strictest rule applies, and locations are those that all services with
 * a choice share. A service with one location keeps it.
 */
export function mergeQuestions(services: readonly CartService[]): MergedQuestions {
  const kinds = services.map(({ locationKinds }) =>
    locationKinds.map(toKnownLocation).filter((kind) => kind !== null),
  );
  const withChoice = kinds.filter((serviceKinds) => serviceKinds.length > 1);
  const [first = [], ...further] = withChoice.length > 0 ? withChoice : kinds;
  const common = first.filter((kind) => further.every((serviceKinds) => serviceKinds.includes(kind)));
  const texts = new Set(services.map(({ consentText }) => consentText).filter((text) => text !== null));
  return {
    askPhone: findStrictest(services.map(({ askPhone }) => askPhone)),
    askDateOfBirth: findStrictest(services.map(({ askDateOfBirth }) => askDateOfBirth)),
    locationKinds: common.length > 0 ? common : first,
    consentText: texts.size === 0 ? null : [...texts].join("\n"),
  };
}

function findStrictest(rules: readonly string[]): FieldRequirement {
  return rules.includes("REQUIRED") ? "REQUIRED" : rules.includes("OPTIONAL") ? "OPTIONAL" : "NO";
}
