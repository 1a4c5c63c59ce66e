/**
 * @generated SignedSource<<49592aabcbf865f6de9ebffdfe67f8f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InsightsScreen_business$data = {
  readonly byService: {
    readonly groups: ReadonlyArray<{
      readonly figures: {
        readonly bookings: number;
      };
      readonly service: {
        readonly id: string;
        readonly name: string;
      } | null | undefined;
    }>;
  } | null | undefined;
  readonly bySource: {
    readonly groups: ReadonlyArray<{
      readonly figures: {
        readonly bookings: number;
      };
      readonly source: string | null | undefined;
    }>;
  } | null | undefined;
  readonly insights: {
    readonly capacity: {
      readonly utilisation: number | null | undefined;
    };
    readonly groups: ReadonlyArray<{
      readonly figures: {
        readonly bookings: number;
      };
      readonly from: string | null | undefined;
      readonly to: string | null | undefined;
    }>;
    readonly resources: ReadonlyArray<{
      readonly capacity: {
        readonly bookedMinutes: number;
        readonly utilisation: number | null | undefined;
      };
      readonly resource: {
        readonly id: string;
        readonly name: string;
      };
    }>;
    readonly staff: ReadonlyArray<{
      readonly capacity: {
        readonly bookedMinutes: number;
        readonly utilisation: number | null | undefined;
      };
      readonly staff: {
        readonly id: string;
        readonly name: string;
      };
    }>;
    readonly total: {
      readonly booked: {
        readonly amount: number;
        readonly currency: string;
      };
      readonly bookings: number;
      readonly cancelled: number;
      readonly newContacts: number;
      readonly noShowRate: number | null | undefined;
      readonly paid: {
        readonly amount: number;
        readonly currency: string;
      };
      readonly returningContacts: number;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeskLayout_business">;
  readonly " $fragmentType": "InsightsScreen_business";
};
export type InsightsScreen_business$key = {
  readonly " $data"?: InsightsScreen_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"InsightsScreen_business">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "from",
  "variableName": "from"
},
v1 = {
  "kind": "Variable",
  "name": "to",
  "variableName": "to"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bookings",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "utilisation",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "InsightFigures",
  "kind": "LinkedField",
  "name": "figures",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v6 = [
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
  }
],
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Capacity",
  "kind": "LinkedField",
  "name": "capacity",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bookedMinutes",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "from"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "grouping"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "to"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "InsightsScreen_business",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeskLayout_business"
    },
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Variable",
          "name": "groupBy",
          "variableName": "grouping"
        },
        (v1/*:: as any*/)
      ],
      "concreteType": "Insights",
      "kind": "LinkedField",
      "name": "insights",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "InsightFigures",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "booked",
              "plural": false,
              "selections": (v3/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "paid",
              "plural": false,
              "selections": (v3/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cancelled",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "noShowRate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "newContacts",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "returningContacts",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Capacity",
          "kind": "LinkedField",
          "name": "capacity",
          "plural": false,
          "selections": [
            (v4/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "InsightGroup",
          "kind": "LinkedField",
          "name": "groups",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "to",
              "storageKey": null
            },
            (v5/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StaffCapacity",
          "kind": "LinkedField",
          "name": "staff",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Staff",
              "kind": "LinkedField",
              "name": "staff",
              "plural": false,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            },
            (v7/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ResourceCapacity",
          "kind": "LinkedField",
          "name": "resources",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Resource",
              "kind": "LinkedField",
              "name": "resource",
              "plural": false,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            },
            (v7/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "byService",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "groupBy",
          "value": "SERVICE"
        },
        (v1/*:: as any*/)
      ],
      "concreteType": "Insights",
      "kind": "LinkedField",
      "name": "insights",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "InsightGroup",
          "kind": "LinkedField",
          "name": "groups",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Service",
              "kind": "LinkedField",
              "name": "service",
              "plural": false,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            },
            (v5/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "bySource",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "groupBy",
          "value": "SOURCE"
        },
        (v1/*:: as any*/)
      ],
      "concreteType": "Insights",
      "kind": "LinkedField",
      "name": "insights",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "InsightGroup",
          "kind": "LinkedField",
          "name": "groups",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "source",
              "storageKey": null
            },
            (v5/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};
})();

(node as any).hash = "77f2f77e13792df0190951bd72f83601";

export default node;
