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

/** Other guests: what they take, and what is known of them. */
export interface Regrouping {
  /** Null: adding guests is given up. */
  readonly guests: number | null;
  readonly choices: readonly OwnChoice[];
  readonly rows: readonly GuestAnswer[];
}

interface KeepOptions {
  /** Every start of a series. */
  readonly series?: readonly string[] | null;
  /** The screen stays, so the hold is shown at once. Otherwise it is shown with the details that it opens. */
  readonly isUrgent?: boolean;
}

/** A booking under way and everything that can be done about it. */
export interface Booking {
  readonly flow: BookingFlow;
  readonly isInDetails: boolean;
  /** It was tried inside a preview, and would have been booked. */
  readonly isTried: boolean;
  readonly chose: () => void;
  /** Keeps a start (an ISO instant) and goes on to the details. */
  readonly hold: (startsAt: string) => Promise<void>;
  /** Keeps every start of a series, or none, and goes on to the details. */
  readonly holdSeries: (starts: readonly string[]) => Promise<void>;
  /** The visitor's own token: what they hold themselves is free for them. Browsers only. */
  readonly visitor: () => string;
  readonly answer: (answers: Answers) => void;
  readonly answerGuests: (guests: readonly GuestAnswer[]) => void;
  /** Changes who comes along while a time is held: where the lines change, they are held anew at the same start. */
  readonly regroup: (to: Regrouping) => Promise<void>;
  readonly holdEnded: () => void;
  readonly backToTimes: () => void;
  /** Fills in the forms of the services; `prefilled`: what of it an address said. */
  readonly fillIn: (filled: Filled, prefilled?: FormPrefilled) => void;
  /** Books with the answers as they stand; `place` is where the visit is, `forms` what its services' forms asked. */
  readonly book: (place: LocationKind | null, forms: FilledForms) => Promise<void>;
}

/** Takes a visit from a chosen time to a booking, and back to the times when one is lost. */
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

  /** Asks for the shown month and day again: somebody else was quicker. What else we know of free times is as old. */
  function refresh() {
    const { view } = router;
    if (view.kind !== "page") return;
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    fetchQuery(environment, view.page.query, view.variables, { fetchPolicy: "network-only" }).subscribe({});
  }

  /**
   * Returns whether the one-time link is over. Its screen says so and keeps what was typed. Loading the page again would replace that
   * screen by the error page.
   */
  const endsLink = (problem: Problem) => oneTimeLink !== null && problem.code === "SLUG_EXPIRED";

  /** Holds these lines from a start on (or one line at every start of a series), in place of what is held; answers what went wrong. */
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
      // A new release has taken the place of this one: the page is loaded anew, with what is chosen in its address.
      if (error instanceof ChunkError) reloadOnce(new URL(location.href));
      return thrownProblem(error);
    }
  }

  /** Opens the details in a transition: mounting them takes longer than a frame. */
  function openDetails() {
    startTransition(() => address.open({ isDetails: true }));
  }

  function backToTimes() {
    address.choose({ isDetails: false });
  }

  return {
    flow,
    isTried,
    // A held series is not one visit, nor one visit a series.
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
        // What was refused last is no longer asked for.
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
      // What filled in an answer says nothing of where the visitor came from.
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
        // Too many who sit in: fewer can be booked at the time that is held still.
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
