import type { Ask } from "../../../../server/shared/contact/contactRules.ts";
import type { LocationKind } from "../details/answers.ts";
import { knownPlace } from "../details/placeWords.ts";
import type { VisitService } from "./planVisit.ts";

export interface MergedQuestions {
  readonly askPhone: Ask;
  readonly askDateOfBirth: Ask;
  readonly locationKinds: readonly LocationKind[];
  /** All consent texts, one per line. Null if there are none. */
  readonly consentText: string | null;
}

/**
 * Merges the questions of several services. The strictest rule applies, and locations are those that all services with
 * a choice share. A service with one location keeps it.
 */
export function mergeQuestions(services: readonly VisitService[]): MergedQuestions {
  const kinds = services.map(({ locationKinds }) =>
    locationKinds.map(knownPlace).filter((kind) => kind !== null),
  );
  const withChoice = kinds.filter((own) => own.length > 1);
  const [first = [], ...further] = withChoice.length > 0 ? withChoice : kinds;
  const common = first.filter((kind) => further.every((own) => own.includes(kind)));
  const texts = new Set(services.map(({ consentText }) => consentText).filter((text) => text !== null));
  return {
    askPhone: strictest(services.map(({ askPhone }) => askPhone)),
    askDateOfBirth: strictest(services.map(({ askDateOfBirth }) => askDateOfBirth)),
    locationKinds: common.length > 0 ? common : first,
    consentText: texts.size === 0 ? null : [...texts].join("\n"),
  };
}

function strictest(asks: readonly string[]): Ask {
  return asks.includes("REQUIRED") ? "REQUIRED" : asks.includes("OPTIONAL") ? "OPTIONAL" : "NO";
}
