import { useLingui } from "@lingui/react/macro";
import { type FormEvent, type RefObject, useState } from "react";
import type { IssueCode } from "../../../server/shared/failures/failure.ts";
import { getIssueMessage } from "../../shared/getIssueMessage.ts";
import type { ActionFailure } from "../bookings/actions/actionFailure.ts";
import { type BookingOverride, getOverrideForReason } from "../bookings/actions/overrideLabels.ts";
import { useDesk } from "../layout/DeskContext.ts";
import { getDetailOverrides } from "./bookByHand.ts";
import type { BookedBooking } from "./BookedNotice.tsx";
import { type ServiceNeeds, useFindMissing } from "./useFindMissing.ts";
import { focusInvalid } from "./focusInvalid.ts";
import type { FormsHandle } from "./formsHandle.ts";
import { type NewBookingDraft, useNewBookingDraft } from "./newBookingDraft.ts";
import { useBookByHand } from "./useBookByHand.ts";

interface Options {
  readonly prefill: Partial<NewBookingDraft>;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Null until the forms of the service are loaded. */
  readonly forms: RefObject<FormsHandle | null>;
  readonly locale: string;
  readonly findService: (id: string) => ServiceNeeds | undefined;
  readonly onBooked: (booked: BookedBooking) => void;
}

const SHOWN_INPUTS = new Set([
  "contact",
  "guests",
  "notes",
  "consent",
  "location",
  "locationKind",
  "answers",
]);

/** The draft of a booking by hand with its errors, and the press that books it. */
export function useNewBooking({ prefill, form, forms, locale, findService, onBooked }: Options) {
  const { i18n } = useLingui();
  const { timeZone, can } = useDesk();
  const mayOverride = can("bookings.override");
  const findMissing = useFindMissing();
  const { draft, change, clear, visitor } = useNewBookingDraft(prefill);
  const [failure, setFailure] = useState<ActionFailure | null>(null);
  const [rules, setRules] = useState<readonly BookingOverride[]>([]);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [book, isBusy] = useBookByHand();

  function showErrors(found: Readonly<Record<string, string>>) {
    setErrors(found);
    setTimeout(() => focusInvalid(form.current));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const missing = findMissing(draft, findService(draft.service));
    const areAnswersValid = forms.current?.validate() ?? true;
    if (Object.keys(missing).length > 0 || !areAnswersValid) return showErrors(missing);
    if (forms.current === null) return;
    setFailure(null);
    const withoutEmail = draft.email.trim() === "" && mayOverride ? (["WITHOUT_EMAIL"] as const) : [];
    const result = await book({
      draft: { ...draft, overrides: [...new Set([...draft.overrides, ...withoutEmail])] },
      visitor,
      locale,
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

  return {
    draft,
    errors,
    failure,
    rules,
    isBusy,
    submit,
    changeDetails(next: Partial<NewBookingDraft>) {
      change(next);
      setErrors({});
    },
    /** Another time or person meets other rules. */
    changeTime(next: Partial<NewBookingDraft>) {
      change({ ...next, overrides: [] });
      setRules([]);
      setFailure(null);
      setErrors({});
    },
    changeOverrides: (overrides: readonly BookingOverride[]) => change({ overrides }),
  };
}

export type NewBooking = ReturnType<typeof useNewBooking>;
