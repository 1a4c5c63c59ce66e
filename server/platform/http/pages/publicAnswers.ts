import { createBoundedCache } from "../../../shared/memory/boundedCache.ts";
import { frozen } from "../../../shared/memory/frozen.ts";
import type { PageQuestion } from "./pageRenderer.ts";

type Execute = (question: PageQuestion) => Promise<unknown>;

interface PageDocuments {
  readonly execute: Execute;
  /** `size` is the approximate number of characters. */
  keep(size: number): void;
}

/** Pages of one address that differ only in parameters (`theme`, `embed`) share these responses. */
export interface PublicAnswers {
  /** @param site the stamp of the site, its origin and the language */
  documentsOf(site: string, execute: Execute): PageDocuments;
}

const MAX_CHARACTERS = 4_000_000;
/** As long as cached rows of the catalogue. */
const KEPT_MS = 5_000;

export function createPublicAnswers(elapsed: () => number = () => performance.now()): PublicAnswers {
  const kept = createBoundedCache<object>({ maxTotal: MAX_CHARACTERS, age: { maxMs: KEPT_MS, elapsed } });
  return {
    documentsOf(site, execute) {
      const answers = new Map<string, object>();
      let isWhole = true;
      return {
        async execute(question) {
          const key = `${site} ${question.id} ${JSON.stringify(question.variables)}`;
          const known = kept.get(key);
          if (known) return known;
          const answer = (await execute(question)) as { readonly errors?: unknown };
          if (answer.errors) isWhole = false;
          answers.set(key, answer);
          return answer;
        },
        keep(size) {
          if (!isWhole) return;
          for (const [key, answer] of answers) kept.put(key, frozen(answer), size + key.length);
        },
      };
    },
  };
}
