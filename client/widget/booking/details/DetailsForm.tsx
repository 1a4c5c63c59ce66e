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
  /** The id by which a button elsewhere on the page sends the form. */
  readonly id: string;
  readonly questions: Questions;
  readonly answers: Answers;
  /** The server's objections. */
  readonly faults: Faults;
  /** What they came with: the first of each refusal takes the focus. */
  readonly refusal: object | null;
  /** The questions about guests, where there are any. */
  readonly guests?: GuestPart;
  /** What the forms of the services ask, where they ask anything. */
  readonly forms?: FormsPart | null;
  readonly onAnswer: (answers: Answers) => void;
  /** Called with answers that we find nothing wrong with. */
  readonly onSend: () => void;
}

/** The guests' part of the form: what is wrong there, and what it looks like. */
export interface GuestPart {
  /** The places of what is wrong by our own rules, in the page's order. */
  readonly faulty: readonly string[];
  /** The places that the server objects to. */
  readonly refused: readonly string[];
  readonly render: (wasSent: boolean) => ReactNode;
}

/** The part of the services' own forms. */
export interface FormsPart {
  /** The fields that are wrong by our own rules, in the page's order. */
  readonly faulty: readonly string[];
  /** The fields that the server objects to. */
  readonly refused: readonly string[];
  /** Brings the visitor to a field. */
  readonly focus: (field: string) => void;
  /** From now on everything that is wrong is said. */
  readonly markSent: () => void;
  readonly content: ReactNode;
}

/** What all parts of the form get: the answers, how to change one, and what to say about it. */
export interface FormPart {
  readonly questions: Questions;
  readonly answers: Answers;
  readonly change: <F extends AnswerField>(field: F) => (value: Answers[F]) => void;
  readonly leave: (field: AnswerField) => () => void;
  readonly wordsFor: (field: AnswerField) => string | undefined;
  /** The word for "optional". */
  readonly optional: string;
}

/** The details: one column, errors in place after a field was left and when all is sent, the first of them focused. */
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
    // Too few guests: it is said where one is added.
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
