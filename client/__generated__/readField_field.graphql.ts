/**
 * @generated SignedSource<<86b51b137578c93212da144816f13856>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readField_field$data = {
  readonly __typename: string;
  readonly decimals?: number;
  readonly fewest?: number | null | undefined;
  readonly first?: string | null | undefined;
  readonly help: string | null | undefined;
  readonly isRequired: boolean;
  readonly key: string;
  readonly label: string;
  readonly last?: string | null | undefined;
  readonly max?: number | null | undefined;
  readonly maxBytes?: number;
  readonly maxLength?: number | null | undefined;
  readonly mediaTypes?: ReadonlyArray<string>;
  readonly min?: number | null | undefined;
  readonly most?: number | null | undefined;
  readonly options?: ReadonlyArray<{
    readonly key: string;
    readonly label: string;
  }>;
  readonly placeholder?: string | null | undefined;
  readonly text?: string;
  readonly value?: string | null | undefined;
  readonly " $fragmentType": "readField_field";
};
export type readField_field$key = {
  readonly " $data"?: readField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"readField_field">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readField_field"
};

(node as any).hash = "1ada589a2544a2854045efe1a464e199";

export default node;
