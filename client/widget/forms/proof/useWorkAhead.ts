import { useEffect } from "react";
import { prove, type Work } from "./prove.ts";

/** Starts to solve announced work while the visitor types. */
export function useWorkAhead(work: Work | undefined): void {
  useEffect(() => {
    if (work === undefined) return;
    // The request that needs the proof solves the work again and reports the error.
    prove(work).catch(() => {});
  }, [work]);
}
