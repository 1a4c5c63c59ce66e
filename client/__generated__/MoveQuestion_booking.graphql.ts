/**
 * @generated SignedSource<<0f238b2e0dc5583289d35b1144c69aa3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DECLINED" | "EXPIRED" | "NO_SHOW" | "REQUESTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MoveQuestion_booking$data = {
  readonly accessKey: string;
  readonly availability: {
    readonly " $fragmentSpreads": FragmentRefs<"MonthPicker_availability">;
  } | null | undefined;
  readonly business: {
    readonly isZoneLocked: boolean;
    readonly phone: string;
  };
  readonly order: {
    readonly bookings: ReadonlyArray<{
      readonly id: string;
      readonly status: BookingStatus;
    }>;
    readonly isSeries: boolean;
  } | null | undefined;
  readonly provider: {
    readonly phone: string | null | undefined;
  } | null | undefined;
  readonly service: {
    readonly " $fragmentSpreads": FragmentRefs<"StaffChoice_service">;
  };
  readonly startsAt: string;
  readonly " $fragmentType": "MoveQuestion_booking";
};
export type MoveQuestion_booking$key = {
  readonly " $data"?: MoveQuestion_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoveQuestion_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "from"
    },
    {
      "kind": "RootArgument",
      "name": "provider"
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
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoveQuestion_booking",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "accessKey",
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Business",
      "kind": "LinkedField",
      "name": "business",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isZoneLocked",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Provider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "service",
      "plural": false,
      "selections": [
        {
          "args": [
            {
              "kind": "Variable",
              "name": "provider",
              "variableName": "provider"
            }
          ],
          "kind": "FragmentSpread",
          "name": "StaffChoice_service"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VisitorOrder",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSeries",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "VisitorBooking",
          "kind": "LinkedField",
          "name": "bookings",
          "plural": true,
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
              "name": "status",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "MonthPicker_availability"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VisitorBooking",
  "abstractKey": null
};
})();

(node as any).hash = "f98f1109277c07aa3abde9cc8acd44ab";

export default node;
