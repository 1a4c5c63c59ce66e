import { Trans } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { CONTACT_LIMITS } from "../../../../server/shared/contact/contactRules.ts";
import { isFamilyNameFirst } from "../../../../server/shared/contact/fullName.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import type { FormPart } from "./DetailsForm.tsx";
import { Field } from "./Field.tsx";

const DateField = lazy(async () => ({
  default: (await import("../../../ui/fields/DateField.tsx")).DateField,
}));

export function ContactFields({ questions, answers, change, leave, wordsFor, optional }: FormPart) {
  const { tag } = useLocale();
  const text = (name: "firstName" | "lastName" | "email" | "phone") => ({
    name,
    value: answers[name],
    onChange: change(name),
    onBlur: leave(name),
    error: wordsFor(name),
  });
  const firstName = (
    <Field key="firstName" name="firstName" half>
      <TextField
        {...text("firstName")}
        label={<Trans>First name</Trans>}
        autoComplete="given-name"
        maxLength={CONTACT_LIMITS.name}
      />
    </Field>
  );
  const lastName = (
    <Field key="lastName" name="lastName" half>
      <TextField
        {...text("lastName")}
        label={<Trans>Last name</Trans>}
        autoComplete="family-name"
        maxLength={CONTACT_LIMITS.name}
      />
    </Field>
  );
  return (
    <>
      {isFamilyNameFirst(tag) ? [lastName, firstName] : [firstName, lastName]}
      <Field name="email">
        <TextField
          {...text("email")}
          label={<Trans>Email</Trans>}
          kind="email"
          autoComplete="email"
          hint={<Trans>We use this to contact you about this appointment.</Trans>}
        />
      </Field>
      {questions.askPhone === "NO" ? null : (
        <Field name="phone">
          <TextField
            {...text("phone")}
            label={<Trans>Phone</Trans>}
            kind="tel"
            autoComplete="tel"
            optional={questions.askPhone === "OPTIONAL" ? optional : undefined}
          />
        </Field>
      )}
      {questions.askDateOfBirth === "NO" ? null : (
        <Field name="dateOfBirth">
          <Suspense fallback={<Skeleton height="118px" />}>
            <DateField
              label={<Trans>Date of birth</Trans>}
              name="dateOfBirth"
              autoComplete="bday"
              value={answers.dateOfBirth}
              onChange={change("dateOfBirth")}
              onBlur={leave("dateOfBirth")}
              error={wordsFor("dateOfBirth")}
              optional={questions.askDateOfBirth === "OPTIONAL" ? optional : undefined}
            />
          </Suspense>
        </Field>
      )}
    </>
  );
}
