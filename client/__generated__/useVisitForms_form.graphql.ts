/**
 * @generated SignedSource<<f33c56a83ca253014ad66cb0c7e744a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useVisitForms_form$data = {
  readonly id: string;
  readonly start: {
    readonly token: string;
    readonly uploadUrl: string;
  };
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"questions_form">;
  readonly " $fragmentType": "useVisitForms_form";
};
export type useVisitForms_form$key = {
  readonly " $data"?: useVisitForms_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"useVisitForms_form">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useVisitForms_form"
};

(node as any).hash = "5e482673f0ae07f73c69e36a6fc5bd14";

export default node;
