import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { IssueCode } from "../../../server/shared/failures/failure.ts";
import type { NewBookingForm_business$key } from "../../__generated__/NewBookingForm_business.graphql.ts";
import { BusinessLanguageProvider } from "../../shared/BusinessText.tsx";
import { getIssueMessage } from "../../shared/getIssueMessage.ts";
import { toLocalDate } from "../../time/format.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import type { ActionFailure } from "../bookings/actions/actionFailure.ts";
import { type BookingOverride, getOverrideForReason } from "../bookings/actions/overrideLabels.ts";
import { SlotPicker } from "../bookings/actions/SlotPicker.tsx";
import { useDesk } from "../layout/DeskContext.ts";
import { formatMoment } from "../time/formatMoment.ts";
import { useTimeFormat } from "../time/useTimeFormat.ts";
import { getDetailOverrides } from "./bookByHand.ts";
import type { BookedBooking } from "./BookedNotice.tsx";
import { ClientFields } from "./ClientFields.tsx";
import { focusInvalid } from "./focusInvalid.ts";
import type { FormsHandle } from "./formsHandle.ts";
import { LoadAgain } from "./LoadAgain.tsx";
import styles from "./NewBooking.module.css";
import { type NewBookingDraft, useNewBookingDraft } from "./newBookingDraft.ts";
import { PriceSummary } from "./PriceSummary.tsx";
import { RejectedRules } from "./RejectedRules.tsx";
import { ServiceFields } from "./ServiceFields.tsx";
import { preloadForms, ServiceQuestions } from "./ServiceQuestions.tsx";
import { useBookByHand } from "./useBookByHand.ts";

interface Props {
  readonly business: NewBookingForm_business$key;
  readonly prefill: Partial<NewBookingDraft>;
  /** True for a further booking, whose form replaces the focused button. */
  readonly takesFocus: boolean;
  readonly onBooked: (booked: BookedBooking) => void;
}

const MAX_NOTES = 2000;
const SHOWN_INPUTS = new Set(["contact", "notes", "consent", "location", "locationKind", "answers"]);

/** Everything that a booking by hand needs, on one screen. */
export function NewBookingForm({ business, prefill, takesFocus, onBooked }: Props) {
  const { t, i18n } = useLingui();
  const { timeZone, can } = useDesk();
  const { draft, change, clear, visitor } = useNewBookingDraft(prefill);
  const [failure, setFailure] = useState<ActionFailure | null>(null);
  const [rules, setRules] = useState<readonly BookingOverride[]>([]);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [book, isBusy] = useBookByHand();
  const form = useRef<HTMLFormElement>(null);
  const forms = useRef<FormsHandle>(null);
  const [areQuestionsLoaded, setQuestionsLoaded] = useState(false);
  const connectForms = useCallback((handle: FormsHandle | null) => {
    forms.current = handle;
    setQuestionsLoaded(handle !== null);
  }, []);
  useEffect(preloadForms, []);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector("input")?.focus();
  }, [takesFocus]);
  const data = useFragment(
    graphql`
      fragment NewBookingForm_business on Business {
        locale
        services(first: 100) {
          edges {
            node {
              id
              askPhone
              askDateOfBirth
              ...ServiceFields_service
              ...PriceSummary_service
            }
          }
        }
      }
    `,
    business,
  );
  const services = data.services?.edges.map(({ node }) => node) ?? [];
  const service = services.find(({ id }) => id === draft.service);
  const mayOverride = can("bookings.override");
  const timeFormat = useTimeFormat();
  const [today] = useState(() => toLocalDate(new Date().toISOString(), timeZone));

  const changeDetails = (next: Partial<NewBookingDraft>) => {
    change(next);
    setErrors({});
  };
  /** Another time or person meets other rules. */
  const changeTime = (next: Partial<NewBookingDraft>) => {
    change({ ...next, overrides: [] });
    setRules([]);
    setFailure(null);
    setErrors({});
  };

  function findMissing(): Record<string, string> {
    const required = t`This field is required.`;
    return {
      ...(service === undefined ? { service: required } : {}),
      ...(draft.startsAt === "" ? { startsAt: t`Please choose a time.` } : {}),
      ...(draft.firstName.trim() === "" ? { firstName: required } : {}),
      ...(draft.lastName.trim() === "" ? { lastName: required } : {}),
      ...(service?.askPhone === "REQUIRED" && draft.phone.trim() === "" ? { phone: required } : {}),
      ...(service?.askDateOfBirth === "REQUIRED" && draft.dateOfBirth === ""
        ? { dateOfBirth: required }
        : {}),
    };
  }

  function showErrors(found: Record<string, string>) {
    setErrors(found);
    setTimeout(() => focusInvalid(form.current));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const missing = findMissing();
    const areAnswersValid = forms.current?.validate() ?? true;
    if (Object.keys(missing).length > 0 || !areAnswersValid) return showErrors(missing);
    if (forms.current === null) return;
    setFailure(null);
    const withoutEmail = draft.email.trim() === "" && mayOverride ? (["WITHOUT_EMAIL"] as const) : [];
    const result = await book({
      draft: { ...draft, overrides: [...new Set([...draft.overrides, ...withoutEmail])] },
      visitor,
      locale: data.locale,
      timeZone,
      answers: forms.current.getAnswers(),
      mayOverride,
    });
    if (result?.kind === "booked") {
      clear();
      onBooked(result.booked);
    } else if (result !== null) refuse(result.failure);
  }

  function refuse(refused: ActionFailure) {
    const override = getOverrideForReason(refused.reason);
    const found = [...(override === null ? [] : [override]), ...getDetailOverrides(refused)];
    setRules((known) => [...new Set([...known, ...found])]);
    const issues = refused.issues ?? [];
    // The fields show these themselves.
    const isShown = issues.length > 0 && issues.every(({ path }) => SHOWN_INPUTS.has(path[0] ?? ""));
    setFailure(isShown ? null : refused);
    forms.current?.showIssues(issues);
    const texts = issues.map(({ code, path }) => {
      const name = path[0] === "contact" ? path[1]! : path.join(".");
      return [name === "name" ? "firstName" : name, i18n._(getIssueMessage(code as IssueCode))] as const;
    });
    if (texts.length > 0) showErrors(Object.fromEntries(texts));
  }

  return (
    <BusinessLanguageProvider locale={data.locale}>
      <form ref={form} className={styles.screen} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.column}>
          <section className={styles.part} aria-labelledby="new-client">
            <h2 id="new-client" className={styles.heading}>
              <Trans>Client</Trans>
            </h2>
            <ClientFields
              draft={draft}
              onChange={changeDetails}
              askPhone={service?.askPhone ?? "OPTIONAL"}
              askDateOfBirth={service?.askDateOfBirth ?? "NO"}
              errors={errors}
            />
          </section>
          <section className={styles.part} aria-labelledby="new-service">
            <h2 id="new-service" className={styles.heading}>
              <Trans>Service</Trans>
            </h2>
            <ServiceFields services={services} draft={draft} onChange={changeTime} errors={errors} />
            {service === undefined ? null : (
              <LoadAgain key={service.id}>
                <Suspense fallback={<Skeleton height="80px" />}>
                  <ServiceQuestions
                    service={service.id}
                    draft={draft}
                    onChange={changeDetails}
                    formsRef={connectForms}
                    errors={errors}
                  />
                </Suspense>
              </LoadAgain>
            )}
            <TextArea
              label={<Trans>Notes</Trans>}
              name="notes"
              value={draft.notes}
              onChange={(notes) => changeDetails({ notes })}
              optionalLabel={<Trans>Optional</Trans>}
              error={errors["notes"]}
              maxLength={MAX_NOTES}
            />
          </section>
        </div>
        <section className={styles.part} aria-labelledby="new-time">
          <h2 id="new-time" className={styles.heading}>
            <Trans>Date and time</Trans>
          </h2>
          {service === undefined ? (
            <p className={styles.hint}>
              <Trans>Choose a service to see its free times.</Trans>
            </p>
          ) : (
            <LoadAgain key={`${draft.service} ${draft.staff} ${draft.seats}`}>
              <SlotPicker
                service={service.id}
                staff={draft.staff || null}
                seats={draft.seats}
                startsAt={draft.startsAt || null}
                firstDate={draft.startsAt === "" ? today : toLocalDate(draft.startsAt, timeZone)}
                onChoose={(startsAt) => changeTime({ startsAt: startsAt ?? "" })}
              />
            </LoadAgain>
          )}
          {errors["startsAt"] === undefined ? null : (
            <p role="alert" tabIndex={-1} data-missing="" className={styles.error}>
              {errors["startsAt"]}
            </p>
          )}
          <RejectedRules
            failure={failure}
            rules={rules}
            overrides={draft.overrides}
            mayOverride={mayOverride}
            startsAt={draft.startsAt}
            onChange={(overrides) => change({ overrides })}
            onChoose={(startsAt) => changeTime({ startsAt })}
          />
        </section>
        <div className={styles.foot}>
          {service === undefined ? null : (
            <PriceSummary service={service} seats={draft.seats} hasEmail={draft.email.trim() !== ""} />
          )}
          {mayOverride || can("bookings.change") ? (
            <Button
              kind="primary"
              type="submit"
              // Its questions belong to the booking.
              isDisabled={service !== undefined && !areQuestionsLoaded}
              isBusy={isBusy}
              busyText={t`Booking`}
            >
              {draft.startsAt === "" ? (
                <Trans>Book</Trans>
              ) : (
                <Trans>Book {formatMoment(draft.startsAt, timeFormat)}</Trans>
              )}
            </Button>
          ) : (
            <Notice kind="info" title={<Trans>Your role may not book by hand.</Trans>} />
          )}
        </div>
      </form>
    </BusinessLanguageProvider>
  );
}
