import { Trans, useLingui } from "@lingui/react/macro";
import { CONTACT_LIMITS } from "../../../../server/shared/contact/contactRules.ts";
import { RadioCards } from "../../../ui/choices/RadioCards.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { type LocationKind, placeOf } from "./answers.ts";
import type { FormPart } from "./DetailsForm.tsx";
import { Field } from "./Field.tsx";
import { placeWords } from "./placeWords.ts";

export function PlaceFields({ questions, answers, change, leave, wordsFor }: FormPart) {
  const { i18n } = useLingui();
  const place = placeOf(answers, questions);
  return (
    <>
      {questions.locationKinds.length < 2 ? null : (
        <Field name="locationKind">
          <RadioCards
            label={<Trans>Where would you like to meet?</Trans>}
            name="locationKind"
            value={place}
            onChange={(kind) => change("locationKind")(kind as LocationKind)}
            error={wordsFor("locationKind")}
            cards={questions.locationKinds.map((kind) => ({ value: kind, title: i18n._(placeWords(kind)) }))}
          />
        </Field>
      )}
      {place !== "AT_VISITOR" ? null : (
        <Field name="location">
          <TextField
            label={<Trans>Location</Trans>}
            name="location"
            value={answers.location}
            onChange={change("location")}
            onBlur={leave("location")}
            autoComplete="street-address"
            hint={<Trans>Street, number and city. How do we find the door?</Trans>}
            error={wordsFor("location")}
            maxLength={CONTACT_LIMITS.location}
          />
        </Field>
      )}
    </>
  );
}
