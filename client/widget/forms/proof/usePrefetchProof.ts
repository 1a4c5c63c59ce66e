import { useEffect } from "react";
import { prove, type Work } from "./prove.ts";

export function usePrefetchProof(work: Work | undefined): void {
  useEffect(() => {
    if (work === undefined) return;
    // The request that needs the proof tries again and reports the error.
    prove(work).catch(() => {});
  }, [work]);
}
