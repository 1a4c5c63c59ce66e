import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { isFamilyNameFirst } from "../../../../server/shared/contact/formatFullName.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { Checkbox } from "../../../ui/choices/Checkbox.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import {
  type AnswerField,
  type Answers,
  type FieldIssues,
  validateContactDetails,
  findFirstIssue,
  type Questions,
} from "./answers.ts";
import { ContactFields } from "./ContactFields.tsx";
import styles from "./DetailsForm.module.css";
import { getIssueMessage } from "../../../shared/getIssueMessage.ts";
import { BusinessText } from "../../../shared/BusinessText.tsx";
import { LockedAnswersProvider } from "../prefill/LockedAnswers.tsx";
import { Field } from "./Field.tsx";
import { LocationFields } from "./LocationFields.tsx";

interface Props {
  /** Id of the form element, for a submit button outside the form. */
  readonly id: string;
  readonly questions: Questions;
  readonly answers: Answers;
  readonly serverIssues: FieldIssues;
  /** Each new failure moves the focus to the first invalid field. */
  readonly failure: object | null;
  readonly guests?: GuestSection;
  /** Null or absent if the services have no forms. */
  readonly forms?: FormsSection | null;
  readonly onAnswer: (answers: Answers) => void;
  readonly onSubmit: () => void;
}

export interface GuestSection {
  readonly invalidFields: readonly string[];
  readonly rejectedFields: readonly string[];
  readonly render: (isSubmitted: boolean) => ReactNode;
}

export interface FormsSection {
  readonly invalidFields: readonly string[];
  /** Keys of fields that the server rejected. */
  readonly rejectedFields: readonly string[];
  readonly focus: (field: string) => void;
  readonly showAllIssues: () => void;
  readonly content: ReactNode;
}

export interface FieldGroupProps {
  readonly questions: Questions;
  readonly answers: Answers;
  readonly getChangeHandler: <F extends AnswerField>(field: F) => (value: Answers[F]) => void;
  readonly getBlurHandler: (field: AnswerField) => () => void;
  readonly getError: (field: AnswerField) => string | undefined;
  readonly optionalLabel: string;
}

/** The contact form in one column. Issues appear on blur and on submit, and the first invalid field gets the focus. */
export function DetailsForm(props: Props) {
  const { id, questions, answers, serverIssues, failure, guests, forms, onAnswer, onSubmit } = props;
  const { t, i18n } = useLingui();
  const { localeTag: locale } = useLocale();
  const formRef = useRef<HTMLFormElement>(null);
  const [leftFields, setLeftFields] = useState<ReadonlySet<AnswerField>>(new Set());
  const [isSubmitted, setSubmitted] = useState(false);
  const localIssues = validateContactDetails(answers, questions);

  const focusFirst = (issues: FieldIssues, guestPaths: readonly string[], formKeys: readonly string[]) => {
    const field = findFirstIssue(issues, {
      hasGuestIssue: guestPaths.length > 0,
      hasFormIssue: formKeys.length > 0,
      isFamilyNameFirst: isFamilyNameFirst(locale),
    });
    if (field === "forms") return forms?.focus(formKeys[0]!);
    const container =
      field === null
        ? null
        : formRef.current?.querySelector(
            field === "guests" ? `[data-place="${guestPaths[0]}"]` : `[data-field="${field}"]`,
          );
    const inputSelector = 'input, select, textarea, [role="spinbutton"]';
    // With too few guests, the button that adds one gets the focus.
    const addButton =
      guestPaths[0] === "guests" ? formRef.current?.querySelector<HTMLElement>("[data-add] button") : null;
    (container?.querySelector<HTMLElement>(inputSelector) ?? addButton)?.focus();
  };
  useEffect(() => {
    if (failure !== null) focusFirst(serverIssues, guests?.rejectedFields ?? [], forms?.rejectedFields ?? []);
    // Runs once for each rejection. Later corrections must not move the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [failure]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    forms?.showAllIssues();
    const invalidFields = guests?.invalidFields ?? [];
    const invalidKeys = forms?.invalidFields ?? [];
    if (
      findFirstIssue(localIssues, {
        hasGuestIssue: invalidFields.length > 0,
        hasFormIssue: invalidKeys.length > 0,
      }) === null
    )
      onSubmit();
    else focusFirst(localIssues, invalidFields, invalidKeys);
  }

  const fieldProps: FieldGroupProps = {
    questions,
    answers,
    getChangeHandler: (field) => (value) => onAnswer({ ...answers, [field]: value }),
    getBlurHandler: (field) => () => setLeftFields((before) => new Set([...before, field])),
    getError: (field) => {
      const isShown = isSubmitted || (leftFields.has(field) && answers[field] !== "");
      const code = (isShown ? localIssues[field] : undefined) ?? serverIssues[field];
      return code && i18n._(getIssueMessage(code));
    },
    optionalLabel: t`Optional`,
  };

  return (
    <form ref={formRef} id={id} noValidate className={styles.form} onSubmit={submit}>
      <LockedAnswersProvider answers={answers} fieldIssues={{ ...serverIssues, ...localIssues }}>
        <ContactFields {...fieldProps} />
        <LocationFields {...fieldProps} />
        {guests?.render(isSubmitted)}
        {forms == null ? null : <div className={styles.whole}>{forms.content}</div>}
        <Field name="notes">
          <TextArea
            label={<Trans>Additional information</Trans>}
            name="notes"
            value={answers.notes}
            onChange={fieldProps.getChangeHandler("notes")}
            onBlur={fieldProps.getBlurHandler("notes")}
            error={fieldProps.getError("notes")}
            optionalLabel={fieldProps.optionalLabel}
          />
        </Field>
        {questions.consentText === null ? null : (
          <Field name="consent">
            <Checkbox
              name="consent"
              isSelected={answers.consent}
              onChange={fieldProps.getChangeHandler("consent")}
              error={fieldProps.getError("consent")}
              isRequired
            >
              <BusinessText>{questions.consentText}</BusinessText>
            </Checkbox>
          </Field>
        )}
      </LockedAnswersProvider>
    </form>
  );
}
