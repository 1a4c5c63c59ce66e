import { Trans, useLingui } from "@lingui/react/macro";
import { CONTACT_LIMITS } from "../../../../server/shared/contact/contactRules.ts";
import { RadioCards } from "../../../ui/choices/RadioCards.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { type LocationKind, getLocationKind } from "./answers.ts";
import type { FieldGroupProps } from "./DetailsForm.tsx";
import { Field } from "./Field.tsx";
import { getLocationLabel } from "./locationLabels.ts";

export function LocationFields({
  questions,
  answers,
  getChangeHandler,
  getBlurHandler,
  getError,
}: FieldGroupProps) {
  const { i18n } = useLingui();
  const chosenKind = getLocationKind(answers, questions);
  return (
    <>
      {questions.locationKinds.length < 2 ? null : (
        <Field name="locationKind">
          <RadioCards
            label={<Trans>Where would you like to meet?</Trans>}
            name="locationKind"
            value={chosenKind}
            onChange={(kind) => getChangeHandler("locationKind")(kind as LocationKind)}
            error={getError("locationKind")}
            cards={questions.locationKinds.map((kind) => ({
              value: kind,
              title: i18n._(getLocationLabel(kind)),
            }))}
          />
        </Field>
      )}
      {chosenKind !== "AT_VISITOR" ? null : (
        <Field name="location">
          <TextField
            label={<Trans>Location</Trans>}
            name="location"
            value={answers.location}
            onChange={getChangeHandler("location")}
            onBlur={getBlurHandler("location")}
            autoComplete="street-address"
            hint={<Trans>Street, number and city. How do we find the door?</Trans>}
            error={getError("location")}
            maxLength={CONTACT_LIMITS.location}
          />
        </Field>
      )}
    </>
  );
}
