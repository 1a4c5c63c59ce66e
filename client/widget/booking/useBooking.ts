import { useRelayEnvironment } from "react-relay";
import { fetchQuery } from "relay-runtime";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { useRouter } from "../../router/RouterProvider.tsx";
import type { CalendarQuestion } from "../calendar/calendarQuestion.ts";
import type { AddressedCalendar } from "../calendar/useCalendarAddress.ts";
import { type Answers, type LocationKind, faultsFrom } from "../details/answers.ts";
import { lasting } from "../frame/lastingSearch.ts";
import { type BookingFlow, isLoss } from "./bookingFlow.ts";
import { problemOf, thrownProblem } from "./problemOf.ts";
import { useBookMutation } from "./useBookMutation.ts";
import { useHoldMutation } from "./useHoldMutation.ts";
import { useVisit } from "./useVisit.ts";

/** A booking under way and everything that can be done about it. */
export interface Booking {
  readonly flow: BookingFlow;
  readonly isInDetails: boolean;
  readonly chose: () => void;
  /** Keeps a start (an ISO instant) and goes on to the details. */
  readonly hold: (startsAt: string) => Promise<void>;
  readonly answer: (answers: Answers) => void;
  readonly holdEnded: () => void;
  readonly backToTimes: () => void;
  /** Books with the answers as they stand; `place` is where the visit is. */
  readonly book: (place: LocationKind | null) => Promise<void>;
}

/** Takes a visit from a chosen time to a booking, and back to the times when one is lost. */
export function useBooking(question: CalendarQuestion, address: AddressedCalendar): Booking {
  const { flow, dispatch, visitor, keyFor, finish } = useVisit(question.service);
  const environment = useRelayEnvironment();
  const router = useRouter();
  const { locale } = useLocale();
  const holdSlot = useHoldMutation();
  const bookHold = useBookMutation();

  /** Asks for the shown month and day again: somebody else was quicker. */
  function refresh() {
    const { view } = router;
    if (view.kind !== "page") return;
    fetchQuery(environment, view.page.query, view.variables, { fetchPolicy: "network-only" }).subscribe({});
  }

  function backToTimes() {
    address.choose({ isDetails: false });
  }

  return {
    flow,
    isInDetails: address.chosen.isDetails && flow.hold !== null,
    backToTimes,
    chose: () => dispatch({ type: "chose" }),
    answer: (answers) => dispatch({ type: "answered", answers }),
    holdEnded() {
      dispatch({ type: "holdEnded" });
      refresh();
      backToTimes();
    },
    async hold(startsAt) {
      if (flow.busy !== null) return;
      const isKept = flow.hold?.startsAt === startsAt && flow.hold.until > Date.now();
      if (isKept) return address.open({ isDetails: true });
      dispatch({ type: "asksToHold" });
      try {
        const outcome = await holdSlot(question, startsAt, visitor());
        if ("hold" in outcome) {
          dispatch({ type: "held", hold: outcome.hold });
          address.open({ isDetails: true });
          return;
        }
        const problem = problemOf(outcome.failure);
        dispatch({ type: "refused", problem });
        if (isLoss(problem)) address.choose({ at: null });
        refresh();
      } catch (error) {
        dispatch({ type: "refused", problem: thrownProblem(error) });
      }
    },
    async book(place) {
      const { hold, answers, busy } = flow;
      if (hold === null || busy !== null) return;
      dispatch({ type: "asksToBook" });
      const input = { hold: hold.token, answers, place, timeZone: question.timeZone, locale };
      try {
        const outcome = await bookHold(input, keyFor(JSON.stringify(input)));
        if ("key" in outcome) {
          finish();
          const along = new URLSearchParams(lasting(router.url.search));
          along.set("booked", "");
          router.navigate(`/widget/booking/${encodeURIComponent(outcome.key)}?${along}`, { replace: true });
          return;
        }
        const problem = problemOf(outcome.failure);
        dispatch({ type: "refused", problem, faults: faultsFrom(outcome.failure.issues ?? []) });
        if (isLoss(problem)) {
          refresh();
          backToTimes();
        }
      } catch (error) {
        dispatch({ type: "refused", problem: thrownProblem(error) });
      }
    },
  };
}
