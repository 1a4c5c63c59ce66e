/**
 * @generated SignedSource<<96b879e9183b77b0ba4875702965b10d>>
 * @relayHash 06b6279ddbec1cf9f44bad8d73caa82d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c597242eaf34b0d096399c5d8b403ebab067213d77505afe938646db5226a47

import type { ConcreteRequest } from 'relay-runtime';
export type AvailabilityInput = {
  from?: string | null | undefined;
  lines?: ReadonlyArray<LineInput> | null | undefined;
  lookBusy?: boolean | null | undefined;
  provider?: string | null | undefined;
  seats?: number | null | undefined;
  staff?: string | null | undefined;
  timeZone?: string | null | undefined;
  to?: string | null | undefined;
  visitor?: string | null | undefined;
};
export type LineInput = {
  member?: number | null | undefined;
  seats?: number | null | undefined;
  service: string;
  staff?: string | null | undefined;
};
export type SlotPickerQuery$variables = {
  input: AvailabilityInput;
  service: string;
};
export type SlotPickerQuery$data = {
  readonly node: {
    readonly availability?: {
      readonly days: ReadonlyArray<{
        readonly date: string;
        readonly starts: ReadonlyArray<string>;
      }>;
      readonly nextAvailable: {
        readonly startsAt: string;
      } | null | undefined;
    };
  } | null | undefined;
};
export type SlotPickerQuery = {
  response: SlotPickerQuery$data;
  variables: SlotPickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "service"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "service"
  }
],
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "input",
          "variableName": "input"
        }
      ],
      "concreteType": "Availability",
      "kind": "LinkedField",
      "name": "availability",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AvailabilityDay",
          "kind": "LinkedField",
          "name": "days",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "date",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "starts",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Slot",
          "kind": "LinkedField",
          "name": "nextAvailable",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startsAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Service",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SlotPickerQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SlotPickerQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8c597242eaf34b0d096399c5d8b403ebab067213d77505afe938646db5226a47",
    "metadata": {},
    "name": "SlotPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f707049ff233c215c041ca27f4014fff";

export default node;
