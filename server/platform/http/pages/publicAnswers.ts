import { createBoundedCache } from "../../../shared/memory/boundedCache.ts";
import { frozen } from "../../../shared/memory/frozen.ts";
import type { PageQuestion } from "./pageRenderer.ts";

/** Runs a persisted document of a page. */
type Execute = (question: PageQuestion) => Promise<unknown>;

/** The documents of one page. */
interface PageDocuments {
  /** Returns a kept answer, or runs the document. */
  readonly execute: Execute;
  /** Keeps the answers of all documents that were run. `size` is about the number of their characters. */
  keep(size: number): void;
}

/**
 * Answers to the documents of public pages. The pages of an address that differ in their parameters (`theme`, `embed`) and are not
 * cached themselves are rendered from the same answers.
 */
export interface PublicAnswers {
  /** @param site all that the answers depend on besides the document: the stamp of the site, its origin, the language */
  documentsOf(site: string, execute: Execute): PageDocuments;
}

/** Characters of all answers that are kept. */
const MAX_CHARACTERS = 4_000_000;
/** As long as rows of the catalogue are kept. A change of the site changes its stamp. */
const KEPT_MS = 5_000;

/** Keeps no answer yet. */
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
