import { useEffect } from "react";
import { prove, type Work } from "./prove.ts";

/** Starts to solve work that will be needed, so that it is done when the visitor has typed everything. */
export function useWorkAhead(work: Work | undefined): void {
  useEffect(() => {
    if (work === undefined) return;
    // The request that needs the proof asks for it again, and reports what failed.
    prove(work).catch(() => {});
  }, [work]);
}
