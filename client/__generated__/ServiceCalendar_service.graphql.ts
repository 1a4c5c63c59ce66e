/**
 * @generated SignedSource<<8dfdd6a9c1f12a0b969b9846dcd8a8ae>>
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
],
v3 = {
  "kind": "Variable",
  "name": "also",
  "variableName": "also"
},
v4 = {
  "kind": "Variable",
  "name": "from",
  "variableName": "from"
},
v5 = {
  "kind": "Variable",
  "name": "seats",
  "variableName": "seats"
},
v6 = {
  "kind": "Variable",
  "name": "staff",
  "variableName": "staff"
},
v7 = {
  "kind": "Variable",
  "name": "timeZone",
  "variableName": "timeZone"
},
v8 = {
  "kind": "Variable",
  "name": "to",
  "variableName": "to"
},
v9 = {
  "kind": "Variable",
  "name": "visitor",
  "variableName": "visitor"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "also"
    },
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
      "defaultValue": 1,
      "kind": "LocalArgument",
      "name": "seats"
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
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
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
      "args": [
        (v3/*:: as any*/),
        {
          "kind": "Variable",
          "name": "date",
          "variableName": "date"
        },
        (v4/*:: as any*/),
        (v1/*:: as any*/),
        (v5/*:: as any*/),
        {
          "kind": "Variable",
          "name": "slots",
          "variableName": "slots"
        },
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/)
      ],
      "kind": "FragmentSpread",
      "name": "TimeStep_service"
    },
    {
      "alias": null,
      "args": [
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        {
          "kind": "Literal",
          "name": "lookBusy",
          "value": true
        },
        (v1/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/)
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

(node as any).hash = "ab3b67077a189d9a1abe8c6a2aeb19e7";

export default node;
