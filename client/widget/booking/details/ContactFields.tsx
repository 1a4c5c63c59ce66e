import { Trans } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { CONTACT_LIMITS } from "../../../../server/shared/contact/contactRules.ts";
import { isFamilyNameFirst } from "../../../../server/shared/contact/formatFullName.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import type { FieldGroupProps } from "./DetailsForm.tsx";
import { Field } from "./Field.tsx";

const DateField = lazy(async () => ({
  default: (await import("../../../ui/fields/DateField.tsx")).DateField,
}));

export function ContactFields({
  questions,
  answers,
  getChangeHandler,
  getBlurHandler,
  getError,
  optionalLabel,
}: FieldGroupProps) {
  const { localeTag: locale } = useLocale();
  const getTextProps = (name: "firstName" | "lastName" | "email" | "phone") => ({
    name,
    value: answers[name],
    onChange: getChangeHandler(name),
    onBlur: getBlurHandler(name),
    error: getError(name),
  });
  const firstName = (
    <Field key="firstName" name="firstName" isHalfWidth>
      <TextField
        {...getTextProps("firstName")}
        label={<Trans>First name</Trans>}
        autoComplete="given-name"
        maxLength={CONTACT_LIMITS.name}
      />
    </Field>
  );
  const lastName = (
    <Field key="lastName" name="lastName" isHalfWidth>
      <TextField
        {...getTextProps("lastName")}
        label={<Trans>Last name</Trans>}
        autoComplete="family-name"
        maxLength={CONTACT_LIMITS.name}
      />
    </Field>
  );
  return (
    <>
      {isFamilyNameFirst(locale) ? [lastName, firstName] : [firstName, lastName]}
      <Field name="email">
        <TextField
          {...getTextProps("email")}
          label={<Trans>Email</Trans>}
          kind="email"
          autoComplete="email"
          hint={<Trans>We use this to contact you about this appointment.</Trans>}
        />
      </Field>
      {questions.askPhone === "NO" ? null : (
        <Field name="phone">
          <TextField
            {...getTextProps("phone")}
            label={<Trans>Phone</Trans>}
            kind="tel"
            autoComplete="tel"
            optionalLabel={questions.askPhone === "OPTIONAL" ? optionalLabel : undefined}
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
              onChange={getChangeHandler("dateOfBirth")}
              onBlur={getBlurHandler("dateOfBirth")}
              error={getError("dateOfBirth")}
              optionalLabel={questions.askDateOfBirth === "OPTIONAL" ? optionalLabel : undefined}
            />
          </Suspense>
        </Field>
      )}
    </>
  );
}
