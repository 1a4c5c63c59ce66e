import type { ConcreteRequest } from "relay-runtime";
import type { Page, PageOutcome } from "../router/page.ts";
import type { Route } from "../router/routeTable.ts";

const selections = [
  {
    alias: null,
    args: [{ kind: "Variable", name: "name", variableName: "name" }],
    kind: "ScalarField",
    name: "greeting",
    storageKey: null,
  },
] as const;
const argumentDefinitions = [{ defaultValue: null, kind: "LocalArgument", name: "name" }] as const;

/** `query($name: String) { greeting(name: $name) }`, as relay-compiler would write it. */
export const greetingQuery = {
  kind: "Request",
  fragment: {
    argumentDefinitions,
    kind: "Fragment",
    metadata: null,
    name: "Greeting",
    selections,
    type: "Query",
  },
  operation: { argumentDefinitions, kind: "Operation", name: "Greeting", selections },
  params: { id: "greeting", metadata: {}, name: "Greeting", operationKind: "query", text: null },
} as unknown as ConcreteRequest;

export function greetingRoute(outcome: Page["outcome"] = (): PageOutcome => ({ status: 200 })): Route {
  const page: Page = {
    query: greetingQuery,
    variables: (params) => ({ name: params["name"] }),
    outcome,
    title: (data) => String((data as { greeting: string }).greeting),
    Component: () => null,
  };
  return { pattern: "/greet/{name}", file: "greetingPage.ts", load: async () => ({ page }) };
}
