/**
 * @generated SignedSource<<f1c4cecb894fbbfe2f88a64eb9d7f5e7>>
 * @relayHash 76db732ff8ba9b366329f78925c64438
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cef6523696fa29654a28c7fa52912a49180930ea73de60fa9ba466dce482298

import type { ConcreteRequest } from 'relay-runtime';
export type RenewBookingLinksInput = {
  booking: BookingIdentifierInput;
  idempotencyKey?: string | null | undefined;
};
export type BookingIdentifierInput = {
  accessKey: string;
  id?: never;
} | {
  accessKey?: never;
  id: string;
};
export type useRenewLinksMutation$variables = {
  input: RenewBookingLinksInput;
};
export type useRenewLinksMutation$data = {
  readonly renewBookingLinks: {
    readonly __typename: string;
    readonly code?: string;
  };
};
export type useRenewLinksMutation = {
  response: useRenewLinksMutation$data;
  variables: useRenewLinksMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "renewBookingLinks",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          }
        ],
        "type": "Failure",
        "abstractKey": "__isFailure"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRenewLinksMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRenewLinksMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1cef6523696fa29654a28c7fa52912a49180930ea73de60fa9ba466dce482298",
    "metadata": {},
    "name": "useRenewLinksMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "afb7fbde26d97e366fa0593c2636d9c6";

export default node;
