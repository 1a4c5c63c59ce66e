import { useMemo } from "react";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { type LockName, readPrefill } from "./readPrefill.ts";

const NO_LOCKS: ReadonlySet<LockName> = new Set();

export function useLocks(): ReadonlySet<LockName> {
  const { url } = useRouter();
  return useMemo(() => (url.searchParams.has("lock") ? readPrefill(url).locked : NO_LOCKS), [url]);
}
