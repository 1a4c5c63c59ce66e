import { useRouter } from "../router/RouterProvider.tsx";

/** The parameter by which a preview of the site marks the screens that it leads to. */
const parameter = "preview";

/** The preview that this screen belongs to: what is sent from it is a dry run. Null: it is real. */
export function usePreviewRun(): string | null {
  return useRouter().url.searchParams.get(parameter);
}
