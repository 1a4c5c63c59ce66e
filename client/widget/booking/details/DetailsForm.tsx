import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { isFamilyNameFirst } from "../../../../server/shared/contact/fullName.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { Checkbox } from "../../../ui/choices/Checkbox.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import {
  type AnswerField,
  type Answers,
  type Faults,
  faultsOf,
  firstFault,
  type Questions,
} from "./answers.ts";
import { ContactFields } from "./ContactFields.tsx";
import styles from "./DetailsForm.module.css";
import { faultWords } from "../../messages/faultWords.ts";
import { OwnWords } from "../../layout/OwnWords.tsx";
import { LockedAnswers } from "../prefill/LockedAnswers.tsx";
import { Field } from "./Field.tsx";
import { PlaceFields } from "./PlaceFields.tsx";

interface Props {
  /** Id of the form element, for a submit button outside the form. */
  readonly id: string;
  readonly questions: Questions;
  readonly answers: Answers;
  readonly faults: Faults;
  /** Each new failure moves the focus to the first invalid field. */
  readonly refusal: object | null;
  readonly guests?: GuestPart;
  /** Null or absent if the services have no forms. */
  readonly forms?: FormsPart | null;
  readonly onAnswer: (answers: Answers) => void;
  readonly onSend: () => void;
}

export interface GuestPart {
  readonly faulty: readonly string[];
  readonly refused: readonly string[];
  readonly render: (wasSent: boolean) => ReactNode;
}

export interface FormsPart {
  readonly faulty: readonly string[];
  /** Keys of fields that the server rejected. */
  readonly refused: readonly string[];
  readonly focus: (field: string) => void;
  readonly markSent: () => void;
  readonly content: ReactNode;
}

export interface FormPart {
  readonly questions: Questions;
  readonly answers: Answers;
  readonly change: <F extends AnswerField>(field: F) => (value: Answers[F]) => void;
  readonly leave: (field: AnswerField) => () => void;
  readonly wordsFor: (field: AnswerField) => string | undefined;
  readonly optional: string;
}

/** The contact form in one column. Issues appear on blur and on submit, and the first invalid field gets the focus. */
export function DetailsForm(props: Props) {
  const { id, questions, answers, faults, refusal, guests, forms, onAnswer, onSend } = props;
  const { t, i18n } = useLingui();
  const { tag } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [left, setLeft] = useState<ReadonlySet<AnswerField>>(new Set());
  const [wasSent, setSent] = useState(false);
  const own = faultsOf(answers, questions);

  const focusFirst = (found: Faults, places: readonly string[], asked: readonly string[]) => {
    const field = firstFault(found, {
      hasGuestFault: places.length > 0,
      hasFormFault: asked.length > 0,
      isFamilyNameFirst: isFamilyNameFirst(tag),
    });
    if (field === "forms") return forms?.focus(asked[0]!);
    const place =
      field === null
        ? null
        : form.current?.querySelector(
            field === "guests" ? `[data-place="${places[0]}"]` : `[data-field="${field}"]`,
          );
    const within = 'input, select, textarea, [role="spinbutton"]';
    // With too few guests, the button that adds one gets the focus.
    const add = places[0] === "guests" ? form.current?.querySelector<HTMLElement>("[data-add] button") : null;
    (place?.querySelector<HTMLElement>(within) ?? add)?.focus();
  };
  useEffect(() => {
    if (refusal !== null) focusFirst(faults, guests?.refused ?? [], forms?.refused ?? []);
    // Once for each refusal: what is mended afterwards must not move the focus on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refusal]);

  function send(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    forms?.markSent();
    const faulty = guests?.faulty ?? [];
    const wrong = forms?.faulty ?? [];
    if (firstFault(own, { hasGuestFault: faulty.length > 0, hasFormFault: wrong.length > 0 }) === null)
      onSend();
    else focusFirst(own, faulty, wrong);
  }

  const part: FormPart = {
    questions,
    answers,
    change: (field) => (value) => onAnswer({ ...answers, [field]: value }),
    leave: (field) => () => setLeft((before) => new Set([...before, field])),
    wordsFor: (field) => {
      const isShown = wasSent || (left.has(field) && answers[field] !== "");
      const code = (isShown ? own[field] : undefined) ?? faults[field];
      return code && i18n._(faultWords(code));
    },
    optional: t`Optional`,
  };

  return (
    <form ref={form} id={id} noValidate className={styles.form} onSubmit={send}>
      <LockedAnswers answers={answers} faults={{ ...faults, ...own }}>
        <ContactFields {...part} />
        <PlaceFields {...part} />
        {guests?.render(wasSent)}
        {forms == null ? null : <div className={styles.whole}>{forms.content}</div>}
        <Field name="notes">
          <TextArea
            label={<Trans>Additional information</Trans>}
            name="notes"
            value={answers.notes}
            onChange={part.change("notes")}
            onBlur={part.leave("notes")}
            error={part.wordsFor("notes")}
            optional={part.optional}
          />
        </Field>
        {questions.consentText === null ? null : (
          <Field name="consent">
            <Checkbox
              name="consent"
              isSelected={answers.consent}
              onChange={part.change("consent")}
              error={part.wordsFor("consent")}
              isRequired
            >
              <OwnWords>{questions.consentText}</OwnWords>
            </Checkbox>
          </Field>
        )}
      </LockedAnswers>
    </form>
  );
}
