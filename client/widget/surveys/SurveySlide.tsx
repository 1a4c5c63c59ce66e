import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { useIsInPlace } from "../../router/inPlaceContext.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { answersToSend } from "../forms/drafts.ts";
import { focusField } from "../forms/focusField.ts";
import { FormFields } from "../forms/FormFields.tsx";
import { Honeypot } from "../forms/Honeypot.tsx";
import { questionnaireOf } from "../forms/questionnaire.ts";
import { SendFaults } from "../forms/SendFaults.tsx";
import { useFilling } from "../forms/useFilling.ts";
import { OwnWords } from "../layout/OwnWords.tsx";
import { SlideHead } from "./SlideHead.tsx";
import type { SurveyPosition } from "./surveyPosition.ts";
import type { SurveyWalkProps } from "./SurveyWalk.tsx";
import styles from "./SurveyWalk.module.css";
import { useSlideKeys } from "./useSlideKeys.ts";

interface Props extends SurveyWalkProps {
  readonly today: string;
  readonly standing: SurveyPosition;
}

/** One slide of a survey. The component persists across slides, so status messages and focus carry over. */
export function SurveySlide(props: Props) {
  const { above, survey, filler, slides, sending, renew, today, standing } = props;
  const { t } = useLingui();
  const headingId = useId();
  const Heading = useIsInPlace() ? "h3" : "h2";
  const { definition, questions } = survey;
  const { slide, path, step, ahead } = standing;
  const { fill, onFilled, onStart } = filler;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const [target, setTarget] = useState<{ readonly field: string | null } | null>(null);
  const questionnaire = useMemo(
    () =>
      questionnaireOf([
        {
          id: slide.key,
          questions: questions.get(slide.key) ?? [],
          definition: { ...definition, fields: slide.fields, rules: [], submitLabel: null },
        },
      ]),
    [definition, questions, slide],
  );
  const filling = useFilling({
    questionnaire,
    filled: fill.filled,
    onFilled,
    today,
    startOf: () => fill.start,
    async renewStart() {
      const renewed = await renew();
      if (renewed !== null) onStart(renewed.start, renewed.version);
      return renewed?.start ?? null;
    },
  });
  useSlideKeys(form, filling);
  useEffect(() => {
    if (target === null) return;
    if (target.field === null || !focusField(form.current, target.field)) heading.current?.focus();
  }, [target]);

  const begin = () => {
    filling.reset();
    sending.dismiss();
    setTarget({ field: null });
  };
  const beginTraversed = useEffectEvent(begin);
  useEffect(() => {
    // The browser's history changed the slide.
    // oxlint-disable-next-line react/set-state-in-effect
    if (slides.traversals > 0) beginTraversed();
  }, [slides.traversals]);

  function goTo(key: string) {
    slides.goTo(key);
    begin();
  }

  async function goOn(event: FormEvent) {
    event.preventDefault();
    if (sending.busy !== null) return;
    filling.markSent();
    const [wrong] = filling.wrong;
    if (wrong !== undefined) return setTarget({ field: wrong });
    if (step?.slide != null) return goTo(step.slide);
    const walked = new Set([...path, slide.key]);
    const fields = definition.slides
      .filter(({ key }) => walked.has(key))
      .flatMap((one) => one.fields.map((field) => ({ field, owners: [] })));
    const answers = answersToSend(fill.filled.drafts, { fields });
    const issues = await sending.send(answers, honeypot.current?.value ?? "");
    if (issues === null) return;
    filling.refuse(issues);
    const field = issues
      .map((issue) => issue.path[1])
      .find((key) => fields.some((one) => one.field.key === key));
    const of = definition.slides.find((one) => one.fields.some(({ key }) => key === field));
    if (of !== undefined && of.key !== slide.key) slides.goTo(of.key);
    setTarget({ field: field ?? null });
  }

  const isLast = step === null || step.slide === null;
  const before = path.at(-1);
  const number = path.length + 1;
  const count = path.length + ahead;
  return (
    <form ref={form} method="post" noValidate className={styles.walk} onSubmit={(event) => void goOn(event)}>
      <SlideHead above={above} definition={definition} number={number} count={count} />
      <SendFaults problem={sending.problem} faults={[]} refusals={0} onChoose={() => {}} />
      <section key={slide.key} className={styles.slide} aria-labelledby={headingId}>
        <header>
          <Heading ref={heading} id={headingId} tabIndex={-1} className={styles.heading}>
            {slide.title === "" ? (
              <Trans>
                Step {number} of {count}
              </Trans>
            ) : (
              <OwnWords>{slide.title}</OwnWords>
            )}
          </Heading>
          {slide.text === "" ? null : (
            <p className={styles.text}>
              <OwnWords>{slide.text}</OwnWords>
            </p>
          )}
        </header>
        <FormFields fields={filling.shown} questionnaire={questionnaire} filling={filling} />
      </section>
      <Honeypot ref={honeypot} />
      <div className={styles.buttons} data-alone={before === undefined || undefined}>
        {before === undefined ? null : (
          <Button onPress={() => goTo(before)} isDisabled={sending.busy !== null}>
            <Trans>Back</Trans>
          </Button>
        )}
        <Button
          kind="primary"
          wide
          type="submit"
          isBusy={sending.busy !== null}
          busyText={sending.busy === "checking" ? t`Checking…` : t`Sending`}
        >
          {isLast ? <Trans>Send answers</Trans> : <Trans>Next</Trans>}
        </Button>
      </div>
    </form>
  );
}
