/**
 * Lets GraphiQL begin in the tab that it was left in. It keeps its tabs and the open text apart: left before its editor had come, the
 * text is empty, and it would open an empty tab for that.
 */
export function returnToTab(): void {
  try {
    const storage = localStorage;
    if (storage.getItem("graphiql:query")?.trim()) return;
    const { tabs, activeTabIndex } = JSON.parse(storage.getItem("graphiql:tabState") ?? "") as {
      readonly tabs: readonly { readonly query?: string | null; readonly variables?: string | null }[];
      readonly activeTabIndex: number;
    };
    const left = tabs[activeTabIndex];
    if (!left?.query) return;
    storage.setItem("graphiql:query", left.query);
    if (left.variables) storage.setItem("graphiql:variables", left.variables);
    else storage.removeItem("graphiql:variables");
  } catch {
    // Nothing was kept, or nothing may be: it begins with the examples.
  }
}
