import { useLayoutEffect, useMemo, useState } from "react";
import { fetchQuery, graphql, readInlineData, useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { useVisitForms_form$key } from "../../../__generated__/useVisitForms_form.graphql.ts";
import type {
  useVisitFormsQuery,
  useVisitFormsQuery$data,
} from "../../../__generated__/useVisitFormsQuery.graphql.ts";
import { type MergedForm, mergeForms } from "../../../../server/shared/forms/mergeForms.ts";
import { readForm } from "../../../forms/questions.ts";
import type { Start } from "../../../forms/upload/useUploads.ts";

const query = graphql`
  query useVisitFormsQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Form {
        ...useVisitForms_form @alias(as: "asked")
      }
    }
  }
`;

export interface OrderForm {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly intro: string;
  readonly start: Start;
}

export interface OrderForms {
  readonly forms: readonly OrderForm[];
  readonly questionnaire: MergedForm;
}

export type LoadedForms =
  | { readonly kind: "ready"; readonly orderForms: OrderForms }
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly retry: () => void };

const NO_FORMS: OrderForms = { forms: [], questionnaire: mergeForms([]) };
const NO_IDS: readonly string[] = [];

/** Loads forms by id. They are in the store after a hold and are queried after a reload. */
export function useVisitForms(ids: readonly string[] = NO_IDS): LoadedForms {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ key: string; data: useVisitFormsQuery$data | null } | null>(null);
  const key = JSON.stringify([ids, attempt]);
  useLayoutEffect(() => {
    if (ids.length === 0) return;
    const retained = environment.retain(createOperationDescriptor(getRequest(query), { ids }));
    const subscription = fetchQuery<useVisitFormsQuery>(
      environment,
      query,
      { ids },
      { fetchPolicy: "store-or-network" },
    ).subscribe({
      next: (data) => setLoaded({ key, data }),
      error: () => setLoaded({ key, data: null }),
    });
    return () => {
      subscription.unsubscribe();
      retained.dispose();
    };
    // The key identifies the forms.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [environment, key]);
  const data = loaded?.key === key ? loaded.data : undefined;
  const orderForms = useMemo(() => (data == null ? NO_FORMS : parseOrderForms(data)), [data]);
  if (ids.length === 0) return { kind: "ready", orderForms: NO_FORMS };
  if (data === undefined) return { kind: "loading" };
  return data === null
    ? { kind: "failed", retry: () => setAttempt(attempt + 1) }
    : { kind: "ready", orderForms };
}

function parseOrderForms({ nodes }: useVisitFormsQuery$data): OrderForms {
  const parsed = nodes.flatMap((node) => (node?.asked == null ? [] : [parseOrderForm(node.asked)]));
  return {
    forms: parsed.map(({ id, version, start, definition }) => ({
      id,
      version,
      start,
      title: definition.title,
      intro: definition.intro,
    })),
    questionnaire: mergeForms(parsed),
  };
}

function parseOrderForm(form: useVisitForms_form$key) {
  const parsed = readInlineData(
    graphql`
      fragment useVisitForms_form on Form @inline {
        id
        version
        start {
          token
          uploadUrl
        }
        ...questions_form
      }
    `,
    form,
  );
  const { id, version, start } = parsed;
  return { id, version, start, definition: readForm(parsed) };
}
