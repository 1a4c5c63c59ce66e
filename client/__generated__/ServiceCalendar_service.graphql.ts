/**
 * @generated SignedSource<<f860ec2766cecbc5b151d851aafb85d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ServiceCalendar_service$data = {
  readonly availability: {
    readonly failure: {
      readonly code: string;
    } | null | undefined;
    readonly isBookable: boolean;
    readonly timeZone: string;
  };
  readonly id: string;
  readonly isPaymentUnavailable: boolean;
  readonly name: string;
  readonly recurrenceMax: number | null | undefined;
  readonly staff: ReadonlyArray<{
    readonly id: string;
    readonly slug: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarScreen_service" | "SeriesStep_service" | "TimeStep_service" | "useVisitServices_service">;
  readonly " $fragmentType": "ServiceCalendar_service";
};
export type ServiceCalendar_service$key = {
  readonly " $data"?: ServiceCalendar_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceCalendar_service">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "kind": "Variable",
  "name": "provider",
  "variableName": "provider"
},
v2 = [
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "also"
    },
    {
      "kind": "RootArgument",
      "name": "from"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "provider"
    },
    {
      "kind": "RootArgument",
      "name": "seats"
    },
    {
      "kind": "RootArgument",
      "name": "staff"
    },
    {
      "kind": "RootArgument",
      "name": "timeZone"
    },
    {
      "kind": "RootArgument",
      "name": "to"
    },
    {
      "kind": "RootArgument",
      "name": "visitor"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ServiceCalendar_service",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "isPaymentUnavailable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recurrenceMax",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeriesStep_service"
    },
    {
      "alias": null,
      "args": (v2/*:: as any*/),
      "concreteType": "Staff",
      "kind": "LinkedField",
      "name": "staff",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CalendarScreen_service"
    },
    {
      "args": (v2/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "useVisitServices_service"
    },
    {
      "args": (v2/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "TimeStep_service"
    },
    {
      "alias": null,
      "args": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "from",
              "variableName": "from"
            },
            {
              "kind": "Variable",
              "name": "lines",
              "variableName": "also"
            },
            {
              "kind": "Literal",
              "name": "lookBusy",
              "value": true
            },
            (v1/*:: as any*/),
            {
              "kind": "Variable",
              "name": "seats",
              "variableName": "seats"
            },
            {
              "kind": "Variable",
              "name": "staff",
              "variableName": "staff"
            },
            {
              "kind": "Variable",
              "name": "timeZone",
              "variableName": "timeZone"
            },
            {
              "kind": "Variable",
              "name": "to",
              "variableName": "to"
            },
            {
              "kind": "Variable",
              "name": "visitor",
              "variableName": "visitor"
            }
          ],
          "kind": "ObjectValue",
          "name": "input"
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "failure",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
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
})();

(node as any).hash = "50ea38daa7de0ca29c3bdb721c2c4eda";

export default node;
