import { GraphiQL } from "graphiql";
import "graphiql/style.css";
import { createRoot } from "react-dom/client";
import "./explorer.css";
import { fetchGraph } from "./fetchGraph.ts";
import { readExamples } from "./examples.ts";
import { keylessStorage } from "./keylessStorage.ts";
import { labelEditors } from "./labelEditors.ts";
import { returnToTab } from "./returnToTab.ts";

// GraphiQL with our examples as tabs. Keys typed into its headers are not stored.

const container = document.querySelector<HTMLElement>("#explorer")!;
const examples = readExamples(document);

labelEditors(container);
returnToTab();
createRoot(container).render(
  <GraphiQL
    fetcher={fetchGraph}
    defaultTabs={examples}
    defaultEditorToolsVisibility="variables"
    showPersistHeadersSettings={false}
    shouldPersistHeaders={false}
    storage={keylessStorage(localStorage)}
    inputValueDeprecation
  >
    <GraphiQL.Logo>
      <div className="daybook-name">
        <h1>
          <a href="/developers">Daybook for developers</a>
        </h1>
        <a href="/account/sign-in?next=/graphql">Sign in</a>
      </div>
    </GraphiQL.Logo>
  </GraphiQL>,
);
