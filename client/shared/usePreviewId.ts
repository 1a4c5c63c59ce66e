import { useRouter } from "../router/RouterProvider.tsx";

const parameter = "preview";

/**
 * Returns the id of the site preview that this screen belongs to, in which everything sent is a dry run. Null
 * otherwise.
 */
export function usePreviewId(): string | null {
  return useRouter().url.searchParams.get(parameter);
}
