import { useLayoutEffect, useMemo, useState } from "react";
import { fetchQuery, graphql, readInlineData, useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { useVisitForms_form$key } from "../../../__generated__/useVisitForms_form.graphql.ts";
import type {
  useVisitFormsQuery,
  useVisitFormsQuery$data,
} from "../../../__generated__/useVisitFormsQuery.graphql.ts";
import { type Questionnaire, questionnaireOf } from "../../forms/questionnaire.ts";
import { readForm } from "../../forms/questions.ts";
import type { Start } from "../../forms/upload/useUploads.ts";

const query = graphql`
  query useVisitFormsQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Form {
        ...useVisitForms_form @alias(as: "asked")
      }
    }
  }
`;

export interface VisitForm {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly intro: string;
  readonly start: Start;
}

export interface VisitForms {
  readonly forms: readonly VisitForm[];
  readonly questionnaire: Questionnaire;
}

export type LoadedForms =
  | { readonly kind: "ready"; readonly asked: VisitForms }
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly retry: () => void };

const none: VisitForms = { forms: [], questionnaire: questionnaireOf([]) };
const noIds: readonly string[] = [];

/** Loads forms by id. They are in the store after a hold and are queried after a reload. */
export function useVisitForms(ids: readonly string[] = noIds): LoadedForms {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ key: string; data: useVisitFormsQuery$data | null } | null>(null);
  const key = JSON.stringify([ids, attempt]);
  useLayoutEffect(() => {
    if (ids.length === 0) return;
    const kept = environment.retain(createOperationDescriptor(getRequest(query), { ids }));
    const asking = fetchQuery<useVisitFormsQuery>(
      environment,
      query,
      { ids },
      { fetchPolicy: "store-or-network" },
    ).subscribe({
      next: (data) => setLoaded({ key, data }),
      error: () => setLoaded({ key, data: null }),
    });
    return () => {
      asking.unsubscribe();
      kept.dispose();
    };
    // What is asked is told by the key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [environment, key]);
  const data = loaded?.key === key ? loaded.data : undefined;
  const asked = useMemo(() => (data == null ? none : readVisitForms(data)), [data]);
  if (ids.length === 0) return { kind: "ready", asked: none };
  if (data === undefined) return { kind: "loading" };
  return data === null ? { kind: "failed", retry: () => setAttempt(attempt + 1) } : { kind: "ready", asked };
}

function readVisitForms({ nodes }: useVisitFormsQuery$data): VisitForms {
  const read = nodes.flatMap((node) => (node?.asked == null ? [] : [readVisitForm(node.asked)]));
  return {
    forms: read.map(({ id, version, start, definition }) => ({
      id,
      version,
      start,
      title: definition.title,
      intro: definition.intro,
    })),
    questionnaire: questionnaireOf(read),
  };
}

function readVisitForm(form: useVisitForms_form$key) {
  const read = readInlineData(
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
  const { id, version, start } = read;
  return { id, version, start, ...readForm(read) };
}
