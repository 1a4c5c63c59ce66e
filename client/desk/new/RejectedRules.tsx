import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { Checkbox } from "../../ui/choices/Checkbox.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { type ActionFailure, getActionFailureMessage } from "../bookings/actions/actionFailure.ts";
import { type BookingOverride, getOverrideLabel } from "../bookings/actions/overrideLabels.ts";
import { formatMoment } from "../time/formatMoment.ts";
import { useTimeFormat } from "../time/useTimeFormat.ts";
import styles from "./NewBooking.module.css";
import { findNearest } from "./findNearest.ts";

interface Props {
  readonly failure: ActionFailure | null;
  /** Overrides of the rules that have rejected this booking so far. */
  readonly rules: readonly BookingOverride[];
  readonly overrides: readonly BookingOverride[];
  readonly mayOverride: boolean;
  readonly startsAt: string;
  readonly onChange: (overrides: readonly BookingOverride[]) => void;
  readonly onChoose: (startsAt: string) => void;
}

const SHOWN_STARTS = 4;

/** Names each rule in the way. Those who may override it can allow it, which is recorded. */
export function RejectedRules(props: Props) {
  const { failure, rules, overrides, mayOverride, startsAt, onChange, onChoose } = props;
  const { i18n } = useLingui();
  const timeFormat = useTimeFormat();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [failure]);
  const allowable = mayOverride ? rules : [];
  const starts = findNearest(failure?.starts ?? [], startsAt, SHOWN_STARTS);
  return (
    <>
      {failure === null ? null : (
        <Notice
          ref={notice}
          kind="danger"
          title={i18n._(getActionFailureMessage(failure))}
          actions={
            starts.length === 0
              ? undefined
              : starts.map((start) => (
                  <Button key={start} onPress={() => onChoose(start)}>
                    {formatMoment(start, timeFormat)}
                  </Button>
                ))
          }
        >
          {starts.length === 0 ? null : <Trans>Free on the same day:</Trans>}
        </Notice>
      )}
      {allowable.length === 0 ? null : (
        <fieldset className={styles.rules}>
          <legend className={styles.heading}>
            <Trans>Allow anyway</Trans>
          </legend>
          {allowable.map((rule) => (
            <Checkbox
              key={rule}
              name={rule}
              isSelected={overrides.includes(rule)}
              onChange={(isSelected) =>
                onChange(isSelected ? [...overrides, rule] : overrides.filter((one) => one !== rule))
              }
            >
              {i18n._(getOverrideLabel(rule))}
            </Checkbox>
          ))}
          <p className={styles.hint}>
            <Trans>What you allow is recorded in the history of the booking.</Trans>
          </p>
        </fieldset>
      )}
    </>
  );
}
