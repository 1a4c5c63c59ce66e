/**
 * @generated SignedSource<<81bf37bcdbb22c47c12dc4d4a392a093>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentRule = "DEPOSIT_AMOUNT" | "DEPOSIT_PERCENT" | "FULL" | "NONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ServiceCalendar_service$data = {
  readonly availability: {
    readonly isBookable: boolean;
    readonly timeZone: string;
  };
  readonly id: string;
  readonly name: string;
  readonly paymentRule: PaymentRule;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarScreen_service" | "DetailsStep_service" | "TimeStep_service">;
  readonly " $fragmentType": "ServiceCalendar_service";
};
export type ServiceCalendar_service$key = {
  readonly " $data"?: ServiceCalendar_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceCalendar_service">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "from",
  "variableName": "from"
},
v1 = {
  "kind": "Variable",
  "name": "provider",
  "variableName": "provider"
},
v2 = {
  "kind": "Variable",
  "name": "staff",
  "variableName": "staff"
},
v3 = {
  "kind": "Variable",
  "name": "timeZone",
  "variableName": "timeZone"
},
v4 = {
  "kind": "Variable",
  "name": "to",
  "variableName": "to"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "date"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "from"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "provider"
    },
    {
      "defaultValue": 24,
      "kind": "LocalArgument",
      "name": "slots"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "staff"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "timeZone"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "to"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ServiceCalendar_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentRule",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CalendarScreen_service"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailsStep_service"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "date",
          "variableName": "date"
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "kind": "Variable",
          "name": "slots",
          "variableName": "slots"
        },
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "kind": "FragmentSpread",
      "name": "TimeStep_service"
    },
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "concreteType": "Availability",
      "kind": "LinkedField",
      "name": "availability",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isBookable",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Service",
  "abstractKey": null
};
})();

(node as any).hash = "bfaaa7d524ae85e4d69c99378f0298b9";

export default node;
