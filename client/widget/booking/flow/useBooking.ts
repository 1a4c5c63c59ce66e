import type { BookingFailure } from "../../messages/bookingFailure.ts";
import { getSessionStorage } from "../../../shared/webStorage.ts";
import { startTransition, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { commitLocalUpdate, fetchQuery } from "relay-runtime";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { ChunkError } from "../../../router/chunks.ts";
import { reloadOnce } from "../../../router/reloadGuard.ts";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { postToHost } from "../../../shared/host/postToHost.ts";
import { useHostFailure } from "../../../shared/host/useHostEvents.ts";
import { usePreviewId } from "../../../shared/usePreviewId.ts";
import type { CalendarQuery } from "../calendar/calendarQuery.ts";
import type { CalendarAddressState } from "../calendar/useCalendarAddress.ts";
import type { Answers, LocationKind } from "../details/answers.ts";
import type { CartPlan } from "../cart/planCart.ts";
import type { Cart } from "../cart/useCart.ts";
import type { GuestAnswer } from "../party/guestAnswers.ts";
import type { GuestChoice } from "../party/partyAddress.ts";
import type { FormAnswers } from "../../../forms/drafts.ts";
import { keepParamsForBooking } from "../../layout/keptParams.ts";
import { useOneTimeLink } from "../../layout/OneTimeLinkProvider.tsx";
import type { FormPrefill } from "../../forms/prefill/formPrefill.ts";
import { readPrefill } from "../prefill/readPrefill.ts";
import { type BookingFlow, endsHold } from "./bookingFlow.ts";
import { saveActiveHold } from "./activeHold.ts";
import { toBookingFailure, errorToBookingFailure } from "../../messages/toBookingFailure.ts";
import type { FilledForms } from "./bookHeld.ts";
import { detailsModule } from "./lazyModules.ts";
import { useBookingDraft } from "./useBookingDraft.ts";

export interface GuestChange {
  /** Null when the visitor removes all guests. */
  readonly guests: number | null;
  readonly choices: readonly GuestChoice[];
  readonly guestAnswers: readonly GuestAnswer[];
}

interface HoldOptions {
  readonly series?: readonly string[] | null;
  /** Shows the hold immediately, because the screen stays. Otherwise it appears together with the details. */
  readonly isImmediate?: boolean;
}

export interface BookingController {
  readonly flow: BookingFlow;
  readonly isInDetails: boolean;
  readonly isDryRunDone: boolean;
  readonly clearFailure: () => void;
  /** Holds a start (an ISO instant) and opens the details. */
  readonly hold: (startsAt: string) => Promise<void>;
  readonly holdSeries: (starts: readonly string[]) => Promise<void>;
  /** Returns the visitor's token, which makes their own held times available to them. Browser only. */
  readonly visitor: () => string;
  readonly answer: (answers: Answers) => void;
  readonly answerGuests: (guests: readonly GuestAnswer[]) => void;
  /** Changes the guests during a hold. When the lines change, they are held again at the same start. */
  readonly changeGuests: (to: GuestChange) => Promise<void>;
  readonly holdEnded: () => void;
  readonly backToTimes: () => void;
  readonly fillForms: (filled: FormAnswers, prefilled?: FormPrefill) => void;
  readonly book: (place: LocationKind | null, forms: FilledForms) => Promise<void>;
}

export function useBooking(
  calendarQuery: CalendarQuery,
  address: CalendarAddressState,
  cart: Cart,
): BookingController {
  const { plan } = cart;
  const { flow, dispatch, visitor, getIdempotencyKey, clearDraft, clearHold } = useBookingDraft(
    calendarQuery.service,
    plan.key,
  );
  const environment = useRelayEnvironment();
  const router = useRouter();
  const { locale } = useLocale();
  const preview = usePreviewId();
  const [isDryRunDone, setDryRunDone] = useState(false);
  const oneTimeLink = useOneTimeLink()?.slug ?? null;
  useHostFailure(flow.failure);

  /** Loads the shown month and day again. All other cached availability is stale too. */
  function refresh() {
    const { view } = router;
    if (view.kind !== "page") return;
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    fetchQuery(environment, view.page.query, view.variables, { fetchPolicy: "network-only" }).subscribe({});
  }

  /**
   * Returns whether the one-time link has expired. Its screen shows that and keeps the input; a reload would replace it
   * with the error page.
   */
  const isLinkExpired = (failure: BookingFailure) => oneTimeLink !== null && failure.code === "SLUG_EXPIRED";

  /**
   * Replaces the current hold. Holds the lines from `startsAt`, or one line at every start of a series. Returns the
   * failure, or null.
   */
  async function requestHold(
    lines: CartPlan,
    startsAt: string,
    { series = null, isImmediate = false }: HoldOptions = {},
  ): Promise<BookingFailure | null> {
    const { provider, timeZone } = calendarQuery;
    const request = {
      plan: lines,
      startsAt,
      series,
      provider,
      timeZone,
      visitor: visitor(),
      oneTimeLink,
      preview,
    };
    try {
      const { holdTime } = detailsModule.loaded() ?? (await detailsModule.load());
      const outcome = await holdTime(environment, request);
      if ("failure" in outcome) return toBookingFailure(outcome.failure);
      saveActiveHold(getSessionStorage(), {
        visitor: request.visitor,
        until: outcome.hold.until,
        token: outcome.hold.token,
      });
      const dispatchHeld = () => dispatch({ type: "held", hold: outcome.hold });
      if (isImmediate) dispatchHeld();
      else startTransition(dispatchHeld);
      postToHost("held", {
        startsAt: outcome.hold.startsAt,
        until: new Date(outcome.hold.until).toISOString(),
      });
      return null;
    } catch (error) {
      // A new release removed the chunk. The choices are in the address and survive the reload.
      if (error instanceof ChunkError) reloadOnce(new URL(location.href));
      return errorToBookingFailure(error);
    }
  }

  /** A transition, because mounting the details takes longer than a frame. */
  function openDetails() {
    startTransition(() => address.open({ isDetails: true }));
  }

  function backToTimes() {
    address.choose({ isDetails: false });
  }

  return {
    flow,
    isDryRunDone,
    // The hold must match the mode, series or single appointment.
    isInDetails:
      address.chosen.isDetails &&
      flow.hold !== null &&
      (flow.hold.series !== undefined) === (address.chosen.repeat !== null),
    visitor,
    backToTimes,
    clearFailure: () => dispatch({ type: "chose" }),
    answer: (answers) => dispatch({ type: "answered", answers }),
    fillForms: (filled, prefilled) =>
      dispatch({ type: "filled", filled, ...(prefilled && { formPrefilled: prefilled }) }),
    answerGuests: (guests) => dispatch({ type: "guestsAnswered", guests }),
    async changeGuests({ guests, choices, guestAnswers }) {
      if (flow.busy !== null) return;
      const next = cart.planWithGuests(guests, choices);
      const { hold } = flow;
      const isHoldCurrent =
        hold === null || next.plan.firstGuestWithoutService !== null || next.plan.key === hold.visit;
      if (!isHoldCurrent) {
        dispatch({ type: "asksToHold" });
        const failure = await requestHold(next.plan, hold.startsAt, { isImmediate: true });
        if (failure !== null) return dispatch({ type: "refused", failure: { ...failure, isHoldKept: true } });
      } else {
        dispatch({ type: "chose" });
      }
      dispatch({ type: "guestsAnswered", guests: guestAnswers });
      address.choose(next.address);
    },
    holdEnded() {
      dispatch({ type: "holdEnded" });
      refresh();
      backToTimes();
    },
    async hold(startsAt) {
      if (flow.busy !== null) return;
      if (plan.firstGuestWithoutService !== null)
        return dispatch({ type: "refused", failure: { code: "GUEST_SERVICES" } });
      const { hold } = flow;
      const isHoldKept =
        hold?.startsAt === startsAt &&
        hold.visit === plan.key &&
        hold.series === undefined &&
        hold.until > Date.now();
      if (isHoldKept) return openDetails();
      dispatch({ type: "asksToHold" });
      const failure = await requestHold(plan, startsAt);
      if (failure === null) return openDetails();
      dispatch({ type: "refused", failure });
      if (isLinkExpired(failure)) return;
      if (endsHold(failure)) address.choose({ at: null });
      if (failure.code !== "CONNECTION") refresh();
    },
    async holdSeries(starts) {
      const [first] = starts;
      if (flow.busy !== null || first === undefined) return;
      const { hold } = flow;
      const isHoldKept =
        hold?.series?.join() === starts.join() && hold.visit === plan.key && hold.until > Date.now();
      if (isHoldKept) return openDetails();
      dispatch({ type: "asksToHold" });
      const failure = await requestHold(plan, first, { series: starts });
      if (failure === null) return openDetails();
      dispatch({ type: "refused", failure });
    },
    async book(place, forms) {
      const { hold, answers, busy } = flow;
      if (hold === null || busy !== null) return;
      dispatch({ type: "asksToBook" });
      const prefillNames = new Set(flow.formPrefilled.keys());
      const { otherParams } = readPrefill(router.url);
      // Parameters that prefilled an answer do not count as attribution.
      const attribution = otherParams.filter(({ name }) => !prefillNames.has(name));
      const { timeZone } = calendarQuery;
      try {
        const detailsCode = detailsModule.loaded() ?? (await detailsModule.load());
        const { bookHeld, toFieldIssues, toGuestIssues, resizeGuests } = detailsCode;
        const guests = plan.guests === null ? null : resizeGuests(flow.guests, plan.guests);
        const input = {
          hold: hold.token,
          answers,
          guests,
          place,
          timeZone,
          locale,
          attribution,
          forms,
          preview,
        };
        const outcome = await bookHeld(
          environment,
          input,
          getIdempotencyKey(JSON.stringify(input)),
          hold.work ?? null,
        );
        if ("isDryRun" in outcome) {
          clearDraft();
          return setDryRunDone(true);
        }
        if ("path" in outcome) {
          if (outcome.isPaymentDue) clearHold();
          else clearDraft();
          const keptParams = new URLSearchParams(keepParamsForBooking(router.url.search));
          for (const name of prefillNames) keptParams.delete(name);
          keptParams.set("booked", "");
          router.navigate(`${outcome.path}?${keptParams}`, { replace: true });
          return;
        }
        const bookingFailure = toBookingFailure(outcome.failure);
        const failure: BookingFailure =
          bookingFailure.code === "RESERVATION_LIMIT"
            ? { ...bookingFailure, isHoldKept: true }
            : bookingFailure;
        const issues = outcome.failure.issues ?? [];
        dispatch({
          type: "refused",
          failure,
          contactIssues: toFieldIssues(issues),
          guestIssues: toGuestIssues(issues),
          formIssues: issues.filter(({ path }) => path.includes("answers")),
        });
        if (endsHold(failure) && !isLinkExpired(failure)) {
          refresh();
          backToTimes();
        }
      } catch (error) {
        dispatch({ type: "refused", failure: errorToBookingFailure(error) });
      }
    },
  };
}
