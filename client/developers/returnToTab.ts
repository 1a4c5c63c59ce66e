/**
 * Restores GraphiQL's last tab. GraphiQL stores tabs and the open text separately, and an empty text would open an
 * empty tab.
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
  } catch {}
}
