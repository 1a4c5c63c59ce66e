import { startTransition, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { commitLocalUpdate, fetchQuery } from "relay-runtime";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { ChunkError } from "../../../router/chunks.ts";
import { reloadOnce } from "../../../router/reloadGuard.ts";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { postToHost } from "../../../shared/host/postToHost.ts";
import { useHostProblem } from "../../../shared/host/useHostNews.ts";
import { usePreviewRun } from "../../../shared/previewRun.ts";
import type { CalendarQuestion } from "../calendar/calendarQuestion.ts";
import type { AddressedCalendar } from "../calendar/useCalendarAddress.ts";
import type { Answers, LocationKind } from "../details/answers.ts";
import type { VisitPlan } from "../cart/planVisit.ts";
import type { Cart } from "../cart/useCart.ts";
import type { GuestAnswer } from "../party/guestAnswers.ts";
import type { OwnChoice } from "../party/partyAddress.ts";
import type { Filled } from "../../forms/drafts.ts";
import { lastingBeyond } from "../../layout/lastingSearch.ts";
import { useOneTime } from "../../layout/OneTime.tsx";
import type { FormPrefilled } from "../../forms/prefill/formPrefilled.ts";
import { readPrefill } from "../prefill/readPrefill.ts";
import { type BookingFlow, isLoss, type Problem } from "./bookingFlow.ts";
import { rememberHolding } from "./ownHold.ts";
import { problemOf, thrownProblem } from "../../messages/problemOf.ts";
import type { FilledForms } from "./bookHeld.ts";
import { detailsPart } from "./parts.ts";
import { useVisit } from "./useVisit.ts";
import { sessionStore } from "./visitMemory.ts";

export interface Regrouping {
  /** Null when the visitor removes all guests. */
  readonly guests: number | null;
  readonly choices: readonly OwnChoice[];
  readonly rows: readonly GuestAnswer[];
}

interface KeepOptions {
  readonly series?: readonly string[] | null;
  /** Shows the hold immediately, because the screen stays. Otherwise it appears together with the details. */
  readonly isUrgent?: boolean;
}

export interface Booking {
  readonly flow: BookingFlow;
  readonly isInDetails: boolean;
  readonly isTried: boolean;
  readonly chose: () => void;
  /** Holds a start (an ISO instant) and opens the details. */
  readonly hold: (startsAt: string) => Promise<void>;
  readonly holdSeries: (starts: readonly string[]) => Promise<void>;
  /** Returns the visitor's token, which makes their own held times available to them. Browser only. */
  readonly visitor: () => string;
  readonly answer: (answers: Answers) => void;
  readonly answerGuests: (guests: readonly GuestAnswer[]) => void;
  /** Changes the guests during a hold. When the lines change, they are held again at the same start. */
  readonly regroup: (to: Regrouping) => Promise<void>;
  readonly holdEnded: () => void;
  readonly backToTimes: () => void;
  readonly fillIn: (filled: Filled, prefilled?: FormPrefilled) => void;
  readonly book: (place: LocationKind | null, forms: FilledForms) => Promise<void>;
}

export function useBooking(question: CalendarQuestion, address: AddressedCalendar, cart: Cart): Booking {
  const { plan } = cart;
  const { flow, dispatch, visitor, keyFor, finish, setAside } = useVisit(question.service, plan.key);
  const environment = useRelayEnvironment();
  const router = useRouter();
  const { locale } = useLocale();
  const preview = usePreviewRun();
  const [isTried, setTried] = useState(false);
  const oneTimeLink = useOneTime()?.slug ?? null;
  useHostProblem(flow.problem);

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
  const endsLink = (problem: Problem) => oneTimeLink !== null && problem.code === "SLUG_EXPIRED";

  /**
   * Replaces the current hold. Holds the lines from `startsAt`, or one line at every start of a series. Returns the
   * failure, or null.
   */
  async function keep(
    lines: VisitPlan,
    startsAt: string,
    { series = null, isUrgent = false }: KeepOptions = {},
  ): Promise<Problem | null> {
    const { provider, timeZone } = question;
    const ask = {
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
      const { holdTime } = detailsPart.loaded() ?? (await detailsPart.load());
      const outcome = await holdTime(environment, ask);
      if ("failure" in outcome) return problemOf(outcome.failure);
      rememberHolding(sessionStore(), {
        visitor: ask.visitor,
        until: outcome.hold.until,
        token: outcome.hold.token,
      });
      const settle = () => dispatch({ type: "held", hold: outcome.hold });
      if (isUrgent) settle();
      else startTransition(settle);
      postToHost("held", {
        startsAt: outcome.hold.startsAt,
        until: new Date(outcome.hold.until).toISOString(),
      });
      return null;
    } catch (error) {
      // A new release removed the chunk. The choices are in the address and survive the reload.
      if (error instanceof ChunkError) reloadOnce(new URL(location.href));
      return thrownProblem(error);
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
    isTried,
    // The hold must match the mode, series or single appointment.
    isInDetails:
      address.chosen.isDetails &&
      flow.hold !== null &&
      (flow.hold.series !== undefined) === (address.chosen.repeat !== null),
    visitor,
    backToTimes,
    chose: () => dispatch({ type: "chose" }),
    answer: (answers) => dispatch({ type: "answered", answers }),
    fillIn: (filled, prefilled) =>
      dispatch({ type: "filled", filled, ...(prefilled && { formPrefilled: prefilled }) }),
    answerGuests: (guests) => dispatch({ type: "guestsAnswered", guests }),
    async regroup({ guests, choices, rows }) {
      if (flow.busy !== null) return;
      const next = cart.withGuests(guests, choices);
      const { hold } = flow;
      const isHeld = hold === null || next.plan.missing !== null || next.plan.key === hold.visit;
      if (!isHeld) {
        dispatch({ type: "asksToHold" });
        const refusal = await keep(next.plan, hold.startsAt, { isUrgent: true });
        if (refusal !== null) return dispatch({ type: "refused", problem: { ...refusal, isKept: true } });
      } else {
        dispatch({ type: "chose" });
      }
      dispatch({ type: "guestsAnswered", guests: rows });
      address.choose(next.address);
    },
    holdEnded() {
      dispatch({ type: "holdEnded" });
      refresh();
      backToTimes();
    },
    async hold(startsAt) {
      if (flow.busy !== null) return;
      if (plan.missing !== null) return dispatch({ type: "refused", problem: { code: "GUEST_SERVICES" } });
      const { hold } = flow;
      const isKept =
        hold?.startsAt === startsAt &&
        hold.visit === plan.key &&
        hold.series === undefined &&
        hold.until > Date.now();
      if (isKept) return openDetails();
      dispatch({ type: "asksToHold" });
      const problem = await keep(plan, startsAt);
      if (problem === null) return openDetails();
      dispatch({ type: "refused", problem });
      if (endsLink(problem)) return;
      if (isLoss(problem)) address.choose({ at: null });
      if (problem.code !== "CONNECTION") refresh();
    },
    async holdSeries(starts) {
      const [first] = starts;
      if (flow.busy !== null || first === undefined) return;
      const { hold } = flow;
      const isKept =
        hold?.series?.join() === starts.join() && hold.visit === plan.key && hold.until > Date.now();
      if (isKept) return openDetails();
      dispatch({ type: "asksToHold" });
      const problem = await keep(plan, first, { series: starts });
      if (problem === null) return openDetails();
      dispatch({ type: "refused", problem });
    },
    async book(place, forms) {
      const { hold, answers, busy } = flow;
      if (hold === null || busy !== null) return;
      dispatch({ type: "asksToBook" });
      const asked = new Set(flow.formPrefilled.keys());
      const { others } = readPrefill(router.url);
      // Parameters that prefilled an answer do not count as attribution.
      const attribution = others.filter(({ name }) => !asked.has(name));
      const { timeZone } = question;
      try {
        const part = detailsPart.loaded() ?? (await detailsPart.load());
        const { bookHeld, faultsFrom, guestFaultsFrom, guestRows } = part;
        const guests = plan.guests === null ? null : guestRows(flow.guests, plan.guests);
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
        const outcome = await bookHeld(environment, input, keyFor(JSON.stringify(input)), hold.work ?? null);
        if ("isDryRun" in outcome) {
          finish();
          return setTried(true);
        }
        if ("path" in outcome) {
          if (outcome.isToPay) setAside();
          else finish();
          const along = new URLSearchParams(lastingBeyond(router.url.search));
          for (const name of asked) along.delete(name);
          along.set("booked", "");
          router.navigate(`${outcome.path}?${along}`, { replace: true });
          return;
        }
        const failed = problemOf(outcome.failure);
        const problem: Problem = failed.code === "RESERVATION_LIMIT" ? { ...failed, isKept: true } : failed;
        const issues = outcome.failure.issues ?? [];
        dispatch({
          type: "refused",
          problem,
          faults: faultsFrom(issues),
          guestFaults: guestFaultsFrom(issues),
          formIssues: issues.filter(({ path }) => path.includes("answers")),
        });
        if (isLoss(problem) && !endsLink(problem)) {
          refresh();
          backToTimes();
        }
      } catch (error) {
        dispatch({ type: "refused", problem: thrownProblem(error) });
      }
    },
  };
}
