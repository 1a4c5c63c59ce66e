import { builder } from "../../../platform/graphql/builder.ts";
import { createFailure } from "../../../platform/graphql/types/failures.ts";
import { requiresOfViewer } from "../../access/graphql/authorization.ts";
import { conflictFields } from "../../bookings/graphql/conflictFields.ts";

export const AbsenceChangedRef = createFailure(
  "AbsenceChanged",
  "ABSENCE_CHANGED",
  "Bookings are no longer in the way, have an open decision or have changed since the plan. Nothing was changed; read the plan again.",
);
builder.objectFields(AbsenceChangedRef, (t) =>
  conflictFields(
    t,
    "The changed bookings.",
    (failure) => failure.bookingIds,
    requiresOfViewer("bookings.read"),
  ),
);

export const DecisionMissingRef = createFailure(
  "DecisionMissing",
  "DECISION_MISSING",
  "Bookings in the way have no decision. Nothing was changed.",
);
builder.objectFields(DecisionMissingRef, (t) =>
  conflictFields(
    t,
    "The bookings without a decision.",
    (failure) => failure.bookingIds,
    requiresOfViewer("bookings.read"),
  ),
);

export const SubstituteBusyRef = createFailure(
  "SubstituteBusy",
  "SUBSTITUTE_BUSY",
  "Staff members who should take bookings over are not free at their times. Nothing was changed.",
);
builder.objectFields(SubstituteBusyRef, (t) =>
  conflictFields(
    t,
    "The bookings that cannot be given to the chosen staff members.",
    (failure) => failure.bookingIds,
    requiresOfViewer("bookings.read"),
  ),
);

export const AbsenceInEffectRef = createFailure(
  "AbsenceInEffect",
  "ABSENCE_IN_EFFECT",
  "The absence has taken effect, and messages have been sent. Nothing was changed.",
);
