import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { ExportClientQuery } from "../../__generated__/ExportClientQuery.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { useToast } from "../layout/toasts.tsx";

const query = graphql`
  query ExportClientQuery($id: ID!) {
    viewer {
      __typename
    }
    node(id: $id) {
      __typename
      ... on Contact {
        export
      }
    }
  }
`;

/** Downloads everything that is stored about the client, as JSON. The server writes it to the audit log. */
export function ExportClient({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      const data = await fetchQuery<ExportClientQuery>(environment, query, { id }).toPromise();
      if (data?.node?.__typename !== "Contact" || data.node.export == null) throw new Error("no data");
      saveFile(`${name}.json`, JSON.stringify(data.node.export, null, 2));
    } catch {
      showToast({ isFailure: true, text: t`That did not work. Please try again.` });
    }
    setBusy(false);
  };
  return (
    <Button isBusy={isBusy} onPress={() => void download()}>
      <Trans>Export data</Trans>
    </Button>
  );
}

function saveFile(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href, download: name });
  link.click();
  URL.revokeObjectURL(href);
}
