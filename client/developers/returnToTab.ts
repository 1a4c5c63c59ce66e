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
    const activeTab = tabs[activeTabIndex];
    if (!activeTab?.query) return;
    storage.setItem("graphiql:query", activeTab.query);
    if (activeTab.variables) storage.setItem("graphiql:variables", activeTab.variables);
    else storage.removeItem("graphiql:variables");
  } catch {}
}
