import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { mergeForms } from "../../../server/shared/forms/mergeForms.ts";
import { useIsInPlace } from "../../router/inPlaceContext.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { answersToSend } from "../../forms/answersToSend.ts";
import { focusField } from "../../forms/focusField.ts";
import { FormFields } from "../../forms/FormFields.tsx";
import { Honeypot } from "../forms/Honeypot.tsx";
import { SubmitIssues } from "../forms/SubmitIssues.tsx";
import { useDraftQuestionnaire } from "../forms/useDraftQuestionnaire.ts";
import { BusinessText } from "../../shared/BusinessText.tsx";
import { SlideHeader } from "./SlideHead.tsx";
import type { SurveyPosition } from "./surveyPosition.ts";
import type { SurveyWalkProps } from "./SurveyWalk.tsx";
import styles from "./SurveyWalk.module.css";
import { useSlideKeys } from "./useSlideKeys.ts";

interface Props extends SurveyWalkProps {
  readonly today: string;
  readonly position: SurveyPosition;
}

/** One slide of a survey. The component persists across slides, so status messages and focus carry over. */
export function SurveySlide(props: Props) {
  const { businessName, definition, draftState, slides, sending, refetch, today, position } = props;
  const { t } = useLingui();
  const headingId = useId();
  const Heading = useIsInPlace() ? "h3" : "h2";
  const { slide, path, step, remaining } = position;
  const { draft } = draftState;
  const formRef = useRef<HTMLFormElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const honeypotRef = useRef<HTMLInputElement>(null);
  const [focusTarget, setFocusTarget] = useState<{ readonly field: string | null } | null>(null);
  const questionnaire = useMemo(
    () =>
      mergeForms([
        {
          id: slide.key,
          definition: { ...definition, fields: slide.fields, rules: [], submitLabel: null },
        },
      ]),
    [definition, slide],
  );
  const questionnaireState = useDraftQuestionnaire(questionnaire, draftState, today, refetch);
  useSlideKeys(formRef, questionnaireState);
  useEffect(() => {
    if (focusTarget === null) return;
    if (focusTarget.field === null || !focusField(formRef.current, focusTarget.field))
      headingRef.current?.focus();
  }, [focusTarget]);

  const startSlide = () => {
    questionnaireState.reset();
    sending.clearFailure();
    setFocusTarget({ field: null });
  };
  const startTraversedSlide = useEffectEvent(startSlide);
  useEffect(() => {
    // The browser's history changed the slide.
    // oxlint-disable-next-line react/set-state-in-effect
    if (slides.traversals > 0) startTraversedSlide();
  }, [slides.traversals]);

  function goTo(key: string) {
    slides.goTo(key);
    startSlide();
  }

  async function submitSlide(event: FormEvent) {
    event.preventDefault();
    if (sending.busy !== null) return;
    questionnaireState.showAllIssues();
    const [firstInvalid] = questionnaireState.invalidKeys;
    if (firstInvalid !== undefined) return setFocusTarget({ field: firstInvalid });
    if (step?.slide != null) return goTo(step.slide);
    const visitedSlides = new Set([...path, slide.key]);
    const fields = definition.slides
      .filter(({ key }) => visitedSlides.has(key))
      .flatMap((candidate) => candidate.fields.map((field) => ({ field, owners: [] })));
    const answers = answersToSend(draft.filled.drafts, { fields });
    const issues = await sending.send(answers, honeypotRef.current?.value ?? "");
    if (issues === null) return;
    questionnaireState.showServerIssues(issues);
    const field = issues
      .map((issue) => issue.path[1])
      .find((key) => fields.some((candidate) => candidate.field.key === key));
    const issueSlide = definition.slides.find((candidate) =>
      candidate.fields.some(({ key }) => key === field),
    );
    if (issueSlide !== undefined && issueSlide.key !== slide.key) slides.goTo(issueSlide.key);
    setFocusTarget({ field: field ?? null });
  }

  const isLast = step === null || step.slide === null;
  const previousSlide = path.at(-1);
  const number = path.length + 1;
  const count = path.length + remaining;
  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      className={styles.walk}
      onSubmit={(event) => void submitSlide(event)}
    >
      <SlideHeader businessName={businessName} definition={definition} number={number} count={count} />
      <SubmitIssues failure={sending.failure} issues={[]} failedAttempts={0} onSelectField={() => {}} />
      <section key={slide.key} className={styles.slide} aria-labelledby={headingId}>
        <header>
          <Heading ref={headingRef} id={headingId} tabIndex={-1} className={styles.heading}>
            {slide.title === "" ? (
              <Trans>
                Step {number} of {count}
              </Trans>
            ) : (
              <BusinessText>{slide.title}</BusinessText>
            )}
          </Heading>
          {slide.text === "" ? null : (
            <p className={styles.text}>
              <BusinessText>{slide.text}</BusinessText>
            </p>
          )}
        </header>
        <FormFields
          fields={questionnaireState.shown}
          questionnaire={questionnaire}
          questionnaireState={questionnaireState}
        />
      </section>
      <Honeypot ref={honeypotRef} />
      <div className={styles.buttons} data-alone={previousSlide === undefined || undefined}>
        {previousSlide === undefined ? null : (
          <Button onPress={() => goTo(previousSlide)} isDisabled={sending.busy !== null}>
            <Trans>Back</Trans>
          </Button>
        )}
        <Button
          kind="primary"
          isWide
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
