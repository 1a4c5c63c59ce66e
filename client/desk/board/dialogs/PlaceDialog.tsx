import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { toLocalDate } from "../../../time/format.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/feedback/Dialog.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { getReasonMessage } from "../boardMessages.ts";
import styles from "./dialogs.module.css";
import { createAxis, getDaySpan } from "../rules/axis.ts";
import type { BoardModel } from "../rules/boardModel.ts";
import { toInstantText, type EpochMinute, type Span } from "../rules/units.ts";
import type { BoardTexts } from "../useBoardTexts.ts";
import type { NewBlock } from "../data/useBlocks.ts";
import { useWhyNotOffered } from "./useWhyNotOffered.ts";

export interface Place {
  readonly column: string;
  readonly span: Span;
  /** Opens the form of a block at once. */
  readonly isBlock: boolean;
}

interface Props {
  readonly place: Place;
  readonly model: BoardModel;
  readonly texts: BoardTexts;
  readonly canBook: boolean;
  readonly canBlock: boolean;
  readonly canExplain: boolean;
  readonly onBlock: (block: NewBlock) => Promise<boolean>;
  readonly onClose: () => void;
}

const STEP = 15;

/** The menu of an empty place: book, block, or the reason why visitors cannot book it. */
export function PlaceDialog(props: Props) {
  const { place, model, texts, onBlock, onClose } = props;
  const { t } = useLingui();
  const router = useRouter();
  const [column, setColumn] = useState(place.column);
  const [from, setFrom] = useState(place.span.from);
  const [until, setUntil] = useState(place.span.until);
  const [section, setSection] = useState<"block" | "why" | null>(place.isBlock ? "block" : null);
  const { starts, ends } = listTimes(model.timeZone, from, until);
  const toOption = (instant: EpochMinute) => ({ value: String(instant), text: texts.formatClock(instant) });
  const isStaff = model.by === "staff";

  function chooseStart(value: string) {
    const next = Number(value);
    setUntil(until + next - from);
    setFrom(next);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.formatMoment(from)}
      actions={
        <Button kind="quiet" onPress={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <div className={styles.stack}>
        <Select
          label={isStaff ? t`Staff member` : t`Room or device`}
          name="column"
          value={column}
          onChange={setColumn}
          options={model.columns.map(({ id, name }) => ({ value: id, text: name }))}
        />
        <div className={styles.pair}>
          <Select
            label={t`From`}
            name="from"
            value={String(from)}
            onChange={chooseStart}
            options={starts.map(toOption)}
          />
          <Select
            label={t`To`}
            name="until"
            value={String(until)}
            onChange={(value) => setUntil(Number(value))}
            options={ends.map(toOption)}
          />
        </div>
        <div className={styles.actions}>
          {props.canBook && section !== "block" ? (
            <Button
              kind="primary"
              isWide
              onPress={() => router.navigate(getBookAddress(isStaff, column, from))}
            >
              <Trans>Book here</Trans>
            </Button>
          ) : null}
          {props.canBlock && section === null ? (
            <Button isWide onPress={() => setSection("block")}>
              <Trans>Block this time</Trans>
            </Button>
          ) : null}
          {props.canExplain && section === null ? (
            <Button kind="quiet" isWide onPress={() => setSection("why")}>
              <Trans>Why is this not offered?</Trans>
            </Button>
          ) : null}
        </div>
        {section === "block" ? (
          <BlockForm
            onBlock={(reason) =>
              onBlock({
                from,
                until,
                reason,
                staff: isStaff ? [column] : [],
                resources: isStaff ? [] : [column],
              })
            }
          />
        ) : null}
        {section === "why" ? <WhyForm model={model} at={from} staff={isStaff ? column : null} /> : null}
      </div>
    </Dialog>
  );
}

function getBookAddress(isStaff: boolean, column: string, from: EpochMinute): string {
  const params = new URLSearchParams({ at: toInstantText(from) });
  if (isStaff) params.set("staff", column);
  return `/desk/new?${params}`;
}

/** Quarter hours of the day, with the given times. */
function listTimes(timeZone: string, from: EpochMinute, until: EpochMinute) {
  const date = toLocalDate(toInstantText(from), timeZone);
  const day = getDaySpan(createAxis([date], timeZone), date);
  const quarters: EpochMinute[] = [];
  for (let minute = day.from; minute <= day.until; minute += STEP) quarters.push(minute);
  const add = (times: readonly EpochMinute[], time: EpochMinute) =>
    [...new Set([...times, time])].toSorted((one, other) => one - other);
  return {
    starts: add(quarters.slice(0, -1), from),
    ends: add(
      quarters.filter((minute) => minute > from),
      until,
    ),
  };
}

function BlockForm({ onBlock }: { readonly onBlock: (reason: string | null) => Promise<boolean> }) {
  const { t } = useLingui();
  const [reason, setReason] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function block() {
    setBusy(true);
    setFailed(false);
    const isDone = await onBlock(reason.trim() === "" ? null : reason.trim());
    setBusy(false);
    if (!isDone) setFailed(true);
  }

  return (
    <form
      className={styles.section}
      onSubmit={(event) => {
        event.preventDefault();
        void block();
      }}
    >
      <TextField
        label={t`Reason`}
        name="reason"
        value={reason}
        onChange={setReason}
        optionalLabel={t`Optional`}
        maxLength={200}
      />
      {hasFailed ? (
        <Notice kind="danger">
          <Trans>Nothing was changed. Please try again.</Trans>
        </Notice>
      ) : null}
      <Button kind="primary" type="submit" isBusy={isBusy} busyText={t`Blocking`}>
        <Trans>Block this time</Trans>
      </Button>
    </form>
  );
}

interface WhyProps {
  readonly model: BoardModel;
  readonly at: EpochMinute;
  readonly staff: string | null;
}

function WhyForm({ model, at, staff }: WhyProps) {
  const { t, i18n } = useLingui();
  const services = [...model.services.values()];
  const [service, setService] = useState(
    (services.find((one) => staff === null || one.staff.has(staff)) ?? services[0])?.id ?? "",
  );
  const [explanation, explain] = useWhyNotOffered();
  return (
    <div className={styles.section}>
      <Select
        label={t`Service`}
        name="service"
        value={service}
        onChange={setService}
        options={services.map(({ id, name }) => ({ value: id, text: name }))}
      />
      <Button
        isBusy={explanation.kind === "loading"}
        isDisabled={service === ""}
        onPress={() => void explain(service, at, staff)}
      >
        <Trans>Check</Trans>
      </Button>
      {explanation.kind === "offered" ? (
        <Notice kind="success">
          <Trans>Visitors can book this time.</Trans>
        </Notice>
      ) : null}
      {explanation.kind === "refused" ? (
        <Notice kind="info" title={<Trans>Visitors cannot book this time.</Trans>}>
          {i18n._(getReasonMessage(explanation.reason))}
        </Notice>
      ) : null}
      {explanation.kind === "failed" ? (
        <Notice kind="danger">
          <Trans>The reason could not be loaded.</Trans>
        </Notice>
      ) : null}
    </div>
  );
}
