/**
 * @generated SignedSource<<73a66c84666a8426ab7a4ca143f3cfea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ServiceForms_form$data = {
  readonly id: string;
  readonly start: {
    readonly token: string;
    readonly uploadUrl: string;
  };
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"questions_form">;
  readonly " $fragmentType": "ServiceForms_form";
};
export type ServiceForms_form$key = {
  readonly " $data"?: ServiceForms_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceForms_form">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ServiceForms_form"
};

(node as any).hash = "b70715c7539a3632abacdca5a86fb27d";

export default node;
