import { useRouter } from "../../../router/RouterProvider.tsx";

export function useQueryVisitor(): string | null {
  const { view } = useRouter();
  const visitor: unknown = view.kind === "page" ? view.variables["visitor"] : null;
  return typeof visitor === "string" ? visitor : null;
}
