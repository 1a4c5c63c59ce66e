import { useRouter } from "../../../router/RouterProvider.tsx";

/** The visitor's token with which the shown times were asked for; null: without one. */
export function useAskedVisitor(): string | null {
  const { view } = useRouter();
  const visitor: unknown = view.kind === "page" ? view.variables["visitor"] : null;
  return typeof visitor === "string" ? visitor : null;
}
