import { useMemo } from "react";
import { useRouter } from "../../router/RouterProvider.tsx";
import { type LockName, readPrefill } from "./readPrefill.ts";

/** What the address has made unchangeable. */
export function useLocks(): ReadonlySet<LockName> {
  const { url } = useRouter();
  return useMemo(() => readPrefill(url).locked, [url]);
}
