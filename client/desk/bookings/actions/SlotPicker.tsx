import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useState, useTransition } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { dayNumber, isoDate } from "../../../../server/shared/time/dates.ts";
import type { SlotPickerQuery } from "../../../__generated__/SlotPickerQuery.graphql.ts";
import { useLocaleTag } from "../../../i18n/localeTag.ts";
import { formatDate, formatTime, toLocalDate } from "../../../time/format.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { IconButton } from "../../../ui/buttons/IconButton.tsx";
import { RadioChips } from "../../../ui/choices/RadioChips.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { useDesk } from "../../layout/DeskContext.ts";
import { LoadAgain } from "../../layout/LoadAgain.tsx";
import { useLiveReload } from "../../live/useLiveReload.ts";
import { DateInput } from "../../time/DateInput.tsx";
import { formatMoment } from "../../time/formatMoment.ts";
import styles from "./SlotPicker.module.css";
import { toClock } from "../../time/toClock.ts";
import { toInstant } from "../../time/toInstant.ts";

interface Props {
  /** Global id of the service. */
  readonly service: string;
  /** Id or slug of the staff member. Null for anyone. */
  readonly staff: string | null;
  readonly seats?: number;
  /** The chosen start. Null if none is chosen. */
  readonly startsAt: string | null;
  /** ISO date of the first day that is shown. */
  readonly firstDate: string;
  readonly onChoose: (startsAt: string | null) => void;
}

const DAYS = 7;

const query = graphql`
  query SlotPickerQuery($service: ID!, $input: AvailabilityInput!) {
    viewer {
      __typename
    }
    node(id: $service) {
      ... on Service {
        availability(input: $input) {
          days {
            date
            starts
          }
          nextAvailable {
            startsAt
          }
        }
      }
    }
  }
`;

/** Offered starts of a week by day, and a typed time for all others. */
export function SlotPicker(props: Props) {
  const { startsAt, onChoose } = props;
  const { timeZone } = useDesk();
  const [first, setFirst] = useState(props.firstDate);
  const [date, setDate] = useState(() => (startsAt === null ? null : toLocalDate(startsAt, timeZone)));
  const [isTyped, setTyped] = useState(false);
  const [isPending, startWeek] = useTransition();
  const [today] = useState(() => toLocalDate(new Date().toISOString(), timeZone));
  const showWeek = (next: string) =>
    startWeek(() => {
      setFirst(next);
      setDate(null);
    });
  const step = (days: number) => showWeek(isoDate(Math.max(dayNumber(today), dayNumber(first) + days)));

  return (
    <div className={styles.picker} aria-busy={isPending || undefined}>
      {isTyped ? (
        <TypedTime startsAt={startsAt} date={date ?? first} onChoose={onChoose} />
      ) : (
        <>
          <WeekBar first={first} isFirst={first <= today} onStep={step} onJump={showWeek} />
          <LoadAgain>
            {(attempt) => (
              <Suspense fallback={<Skeleton height="180px" />}>
                <Week
                  {...props}
                  attempt={attempt}
                  first={first}
                  date={date}
                  onDate={setDate}
                  onNext={showWeek}
                />
              </Suspense>
            )}
          </LoadAgain>
        </>
      )}
      <div className={styles.other}>
        <Button
          kind="quiet"
          onPress={() => {
            setTyped(!isTyped);
            onChoose(null);
          }}
        >
          {isTyped ? <Trans>Show offered times</Trans> : <Trans>Another time</Trans>}
        </Button>
      </div>
    </div>
  );
}

interface WeekBarProps {
  readonly first: string;
  readonly isFirst: boolean;
  readonly onStep: (days: number) => void;
  readonly onJump: (date: string) => void;
}

function WeekBar({ first, isFirst, onStep, onJump }: WeekBarProps) {
  const { t } = useLingui();
  return (
    <div className={styles.bar}>
      <IconButton icon="previous" label={t`Earlier`} isDisabled={isFirst} onPress={() => onStep(-DAYS)} />
      <DateInput
        label={<Trans>Days from</Trans>}
        name="firstDate"
        value={first}
        onChange={(value) => {
          if (value !== "") onJump(value);
        }}
      />
      <IconButton icon="next" label={t`Later`} onPress={() => onStep(DAYS)} />
    </div>
  );
}

interface WeekProps extends Props {
  readonly attempt: number;
  readonly first: string;
  readonly date: string | null;
  readonly onDate: (date: string) => void;
  readonly onNext: (date: string) => void;
}

function Week({
  attempt,
  service,
  staff,
  seats = 1,
  startsAt,
  first,
  date,
  onChoose,
  onDate,
  onNext,
}: WeekProps) {
  const { t } = useLingui();
  const locale = useLocaleTag();
  const { timeZone, hourCycle } = useDesk();
  const variables = {
    service,
    input: { from: first, to: isoDate(dayNumber(first) + DAYS - 1), staff, seats },
  };
  const { node } = useLazyLoadQuery<SlotPickerQuery>(query, variables, {
    fetchPolicy: "store-and-network",
    fetchKey: attempt,
  });
  useLiveReload<SlotPickerQuery>(query, () => variables);
  const days = node?.availability?.days ?? [];
  const free = days.filter(({ starts }) => starts.length > 0);
  const shown = days.find((day) => day.date === date && day.starts.length > 0) ?? free[0];
  const next = node?.availability?.nextAvailable?.startsAt;
  const timeFormat = { locale, timeZone, hourCycle };
  const isOffered = startsAt === null || days.some(({ starts }) => starts.includes(startsAt));
  const notOffered = isOffered ? null : (
    <p className={styles.chosen}>
      <Trans>Chosen, but not offered: {formatMoment(startsAt, timeFormat)}</Trans>
    </p>
  );
  if (shown === undefined) {
    const nextDate = next == null ? null : toLocalDate(next, timeZone);
    return (
      <div className={styles.none}>
        {notOffered}
        <p>
          <Trans>No time is offered in these days.</Trans>
        </p>
        {nextDate === null ? null : (
          <Button onPress={() => onNext(nextDate)}>
            <Trans>Next free day: {formatDate(nextDate, "short", locale)}</Trans>
          </Button>
        )}
      </div>
    );
  }
  return (
    <>
      {notOffered}
      <RadioChips
        label={<Trans>Day</Trans>}
        name="day"
        scrollsInRow
        value={shown.date}
        onChange={(value) => {
          onDate(value);
          onChoose(null);
        }}
        chips={free.map((day) => ({
          value: day.date,
          text: (
            <>
              {formatDate(day.date, "short", locale)}{" "}
              <span className={styles.count}>
                <Plural value={day.starts.length} one="# free" other="# free" />
              </span>
            </>
          ),
        }))}
      />
      <div className={styles.times}>
        <RadioChips
          label={t`Time`}
          name="time"
          value={startsAt ?? ""}
          onChange={onChoose}
          chips={shown.starts.map((start) => ({ value: start, text: formatTime(start, timeFormat) }))}
        />
      </div>
    </>
  );
}

interface TypedTimeProps {
  readonly startsAt: string | null;
  readonly date: string;
  readonly onChoose: (startsAt: string | null) => void;
}

/** A typed date and time in the business's zone, which need not be offered. */
function TypedTime({ startsAt, date, onChoose }: TypedTimeProps) {
  const { timeZone } = useDesk();
  const [typed, setTyped] = useState({ date, time: "" });
  const instant = toInstant(typed.date, typed.time, timeZone);
  const change = (next: { readonly date: string; readonly time: string }) => {
    setTyped(next);
    onChoose(toInstant(next.date, next.time, timeZone));
  };
  return (
    <div className={styles.typed}>
      <DateInput
        label={<Trans>Date</Trans>}
        name="typedDate"
        value={typed.date}
        onChange={(value) => change({ ...typed, date: value })}
      />
      <DateInput
        label={<Trans>Time</Trans>}
        name="typedTime"
        kind="time"
        value={typed.time}
        onChange={(value) => change({ ...typed, time: value })}
      />
      <Button
        kind="quiet"
        onPress={() => {
          const now = new Date().toISOString();
          change({ date: toLocalDate(now, timeZone), time: toClock(now, timeZone) });
        }}
      >
        <Trans>Now</Trans>
      </Button>
      <p className={styles.hint} role="status">
        {typed.time !== "" && instant === null && startsAt === null ? (
          <Trans>The clock skips this time on this date.</Trans>
        ) : null}
      </p>
    </div>
  );
}
