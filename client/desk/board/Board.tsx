import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { MINUTES_PER_DAY } from "../../../server/shared/time/dates.ts";
import type { useBoardModel_board$key } from "../../__generated__/useBoardModel_board.graphql.ts";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { useRouter } from "../../router/RouterProvider.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { getBookingHref } from "../bookings/bookingsAddress.ts";
import { toAbsenceDayHref } from "../absence/absenceAddress.ts";
import { useDesk } from "../layout/DeskContext.ts";
import { EmptyGuide } from "../layout/EmptyGuide.tsx";
import { canOpenScreen } from "../layout/screenPermissions.ts";
import { useShortcuts } from "../layout/shortcuts.tsx";
import { useLiveState } from "../live/LiveProvider.tsx";
import { getNow } from "../time/useNow.ts";
import styles from "./Board.module.css";
import { BoardToolbar } from "./BoardToolbar.tsx";
import { useStepLabels } from "./useStepLabels.ts";
import { orderColumns, useBoardSettings } from "./data/boardSettings.ts";
import { AwayLink } from "./grid/AwayLink.tsx";
import { ColumnHeading } from "./grid/ColumnHeading.tsx";
import { ColumnsDialog } from "./dialogs/ColumnsDialog.tsx";
import { DayStrip } from "./overview/DayStrip.tsx";
import { BlockDialog } from "./dialogs/BlockDialog.tsx";
import { EntryDialog } from "./dialogs/EntryDialog.tsx";
import { MonthView } from "./overview/MonthView.tsx";
import { MoveDialog } from "./dialogs/MoveDialog.tsx";
import { type Place, PlaceDialog } from "./dialogs/PlaceDialog.tsx";
import type { GridColumn } from "./grid/placeEntries.ts";
import { PrintView } from "./PrintView.tsx";
import {
  type BoardAddress,
  formatBoardAddress,
  getShownRange,
  listDates,
  shiftAddress,
} from "./rules/boardAddress.ts";
import type { BlockEntry, BoardEntry, MovableEntry } from "./rules/boardModel.ts";
import type { MovePreview } from "./rules/movePreview.ts";
import { changeZoom } from "./rules/zoom.ts";
import { TimeGrid } from "./grid/TimeGrid.tsx";
import type { NewBlock } from "./data/useBlocks.ts";
import { useBoardModel } from "./data/useBoardModel.ts";
import { useBoardMoves } from "./data/useBoardMoves.ts";
import { usePendingEntries } from "./data/usePendingEntries.ts";
import { useBoardServices } from "./data/useBoardServices.ts";
import { useBlockActions } from "./useBlockActions.ts";
import { useBoardTexts } from "./useBoardTexts.ts";
import { useMoveRequests } from "./useMoveRequests.ts";
import { WeekOverview } from "./overview/WeekOverview.tsx";

interface Props {
  readonly board: useBoardModel_board$key;
  readonly address: BoardAddress;
  readonly firstWeekday: number;
  readonly today: string;
  readonly reload: () => Promise<void>;
  /** Element beside the title, for the toolbar. Null before the layout is rendered. */
  readonly toolbarSlot: HTMLElement | null;
}

interface OpenedEntry {
  readonly entry: BoardEntry;
  /** Decided when it is opened: a connection that is lost later does not take away what was typed. */
  readonly isEditable: boolean;
}

/** The column parameter of the compact week. */
const ALL = "all";

export function Board({ board, address, firstWeekday, today, reload, toolbarSlot }: Props) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const router = useRouter();
  const { can, ownStaffId } = useDesk();
  const { state: liveState, currentUntil } = useLiveState();
  const [settings, changeSettings] = useBoardSettings();
  const services = useBoardServices();
  const texts = useBoardTexts();
  const pending = usePendingEntries(useBoardModel(board, address.by, locale, services));
  const { model } = pending;
  const { move } = useBoardMoves({ ...pending, reload });
  const blocks = useBlockActions({ ...pending, reload });
  const [place, setPlace] = useState<Place | null>(null);
  const [opened, setOpened] = useState<OpenedEntry | null>(null);
  const [isColumnsOpen, setColumnsOpen] = useState(false);

  const { view, date } = address;
  const isReadOnly = liveState === "lost";
  const canOverride = can("bookings.override");
  const moves = useMoveRequests({ model, texts, canOverride, move });
  const canBlock = can("calendar.manage");
  const canPlace = !isReadOnly && (canOverride || canBlock);
  const allColumns = useMemo(() => orderColumns(model.columns, settings), [model.columns, settings]);
  const columns = useMemo(
    () => allColumns.filter(({ id }) => !settings.hidden.includes(id)),
    [allColumns, settings.hidden],
  );
  const range = getShownRange(address, firstWeekday);
  const dates = useMemo(() => listDates({ from: range.from, to: range.to }), [range.from, range.to]);
  const weekColumn =
    address.column === ALL
      ? null
      : (columns.find(({ id }) => id === address.column) ??
        columns.find(({ id }) => id === ownStaffId) ??
        columns[0] ??
        null);
  const gridColumns = useMemo<readonly GridColumn[]>(() => {
    if (view === "day") return columns.map((column) => ({ key: column.id, column, date }));
    if (view === "week" && weekColumn !== null)
      return dates.map((day) => ({ key: day, column: weekColumn, date: day }));
    return [];
  }, [view, columns, date, dates, weekColumn]);

  const getColumnName = (id: string) => model.columns.find((column) => column.id === id)?.name ?? "";
  const canMove = (entry: BoardEntry) => {
    if (isReadOnly || pending.isPending(entry.key)) return false;
    // A block of several days has no end that the grid of a day could move. Its dialog changes it.
    if (entry.kind === "block") return canBlock && entry.until - entry.from < MINUTES_PER_DAY;
    return (
      entry.kind === "booking" &&
      can("bookings.change") &&
      ["CONFIRMED", "REQUESTED", "AWAITING_PAYMENT"].includes(entry.booking.status)
    );
  };
  const getDayHref = (day: string) =>
    formatBoardAddress({ ...address, view: "day", date: day, column: null });
  const canPlanAbsence = address.by === "staff" && canOpenScreen("/desk/absence", can);
  const weekAwayDate = range.from > today ? range.from : today;
  const openView = (next: Partial<BoardAddress>) =>
    router.navigate(formatBoardAddress({ ...address, ...next }));

  async function block(newBlock: NewBlock): Promise<boolean> {
    const isCreated = await blocks.create(newBlock);
    if (isCreated) setPlace(null);
    return isCreated;
  }

  function deleteBlock(entry: BlockEntry) {
    setOpened(null);
    void blocks.remove(entry);
  }

  function dropEntry(entry: MovableEntry, preview: MovePreview) {
    if (entry.kind === "block") void blocks.place(entry, preview);
    else moves.ask(entry, preview);
  }

  function openEntry(entry: BoardEntry) {
    if (entry.kind === "booking") router.navigate(getBookingHref(entry.booking.id));
    else setOpened({ entry, isEditable: canBlock && !isReadOnly });
  }

  function openBlock() {
    if (!canBlock || isReadOnly) return;
    const focused = document.activeElement?.closest<HTMLElement>("[data-entry]")?.dataset["entry"];
    const entry = model.entries.find(({ key }) => key === focused);
    const start = entry?.until ?? Math.ceil(getNow() / 15) * 15;
    const column = entry?.columns[0] ?? weekColumn?.id ?? columns[0]?.id;
    if (column !== undefined) setPlace({ column, span: { from: start, until: start + 60 }, isBlock: true });
  }

  const { previousLabels, nextLabels } = useStepLabels();
  useShortcuts([
    { key: "t", label: t`Today`, run: () => openView({ date: today }) },
    { key: "j", label: nextLabels[view], run: () => openView(shiftAddress(address, 1)) },
    { key: "k", label: previousLabels[view], run: () => openView(shiftAddress(address, -1)) },
    { key: "d", label: t`Day`, run: () => openView({ view: "day" }) },
    { key: "w", label: t`Week`, run: () => openView({ view: "week" }) },
    { key: "m", label: t`Month, or move the focused appointment`, run: () => openView({ view: "month" }) },
    ...(canBlock ? [{ key: "b", label: t`Block this time`, run: openBlock }] : []),
    {
      key: "+",
      label: t`Show more detail`,
      run: () => changeSettings({ zoom: changeZoom(settings.zoom, 1) }),
    },
    {
      key: "-",
      label: t`Show less detail`,
      run: () => changeSettings({ zoom: changeZoom(settings.zoom, -1) }),
    },
  ]);

  const lastUpdate = currentUntil === null ? null : texts.formatClock(Math.floor(currentUntil / 60_000));
  return (
    <div className={styles.board} data-pending={router.isPending || undefined}>
      {toolbarSlot === null
        ? null
        : createPortal(
            <BoardToolbar
              address={address}
              today={today}
              zoom={gridColumns.length > 0 ? settings.zoom : null}
              onZoom={(zoom) => changeSettings({ zoom })}
              onColumns={() => setColumnsOpen(true)}
            />,
            toolbarSlot,
          )}
      {isReadOnly ? (
        <div className={styles.notice}>
          <Notice kind="warning" title={<Trans>No connection</Trans>}>
            <Trans>Nothing can be changed until the connection is back.</Trans>{" "}
            {lastUpdate === null ? null : <Trans>Last updated at {lastUpdate}.</Trans>}
          </Notice>
        </div>
      ) : null}
      {view === "week" && columns.length > 0 ? (
        <div className={styles.who}>
          <Select
            label={model.by === "staff" ? t`Staff member` : t`Room or device`}
            hidesLabel
            isQuiet
            name="column"
            value={weekColumn?.id ?? ALL}
            onChange={(column) => openView({ column })}
            options={[
              ...columns.map(({ id, name }) => ({ value: id, text: name })),
              { value: ALL, text: t`Overview` },
            ]}
          />
          {canPlanAbsence && weekColumn !== null && range.to >= today ? (
            <AwayLink
              href={toAbsenceDayHref(weekColumn.id, weekAwayDate, today)}
              person={weekColumn.name}
              date={weekAwayDate}
            />
          ) : null}
        </div>
      ) : null}
      {view === "day" ? (
        <DayStrip
          dates={listDates(getShownRange({ ...address, view: "week" }, firstWeekday))}
          date={date}
          today={today}
          getHref={getDayHref}
        />
      ) : null}
      {columns.length === 0 ? (
        <EmptyBoard hasHidden={allColumns.length > 0} />
      ) : view === "month" ? (
        <MonthView
          model={model}
          columns={columns}
          dates={dates}
          month={date.slice(0, 7)}
          today={today}
          texts={texts}
          getDayHref={getDayHref}
        />
      ) : gridColumns.length === 0 ? (
        <WeekOverview
          model={model}
          columns={columns}
          dates={dates}
          today={today}
          texts={texts}
          getDayHref={getDayHref}
          getColumnHref={(column) => formatBoardAddress({ ...address, view: "week", column })}
        />
      ) : (
        <TimeGrid
          model={model}
          columns={gridColumns}
          zoom={settings.zoom}
          texts={texts}
          today={today}
          label={t`Calendar`}
          scrollKey={`${view} ${range.from} ${address.by} ${weekColumn?.id ?? ""}`}
          renderHeading={(gridColumn) => (
            <ColumnHeading
              gridColumn={gridColumn}
              by={view === "day" ? "person" : "date"}
              isToday={gridColumn.date === today}
              href={
                view === "day"
                  ? formatBoardAddress({ ...address, view: "week", column: gridColumn.column.id })
                  : getDayHref(gridColumn.date)
              }
              awayHref={
                canPlanAbsence && view === "day" && date >= today
                  ? toAbsenceDayHref(gridColumn.column.id, date, today)
                  : null
              }
            />
          )}
          canMove={canMove}
          canPlace={canPlace}
          canResize={canBlock && !isReadOnly}
          onOpen={openEntry}
          onDrop={dropEntry}
          onPlace={(column, span) => setPlace({ column, span, isBlock: false })}
        />
      )}
      <PrintView model={model} columns={gridColumns} texts={texts} />
      {moves.request === null ? null : (
        <MoveDialog
          key={`${moves.request.entry.key} ${moves.request.preview.startsAt} ${moves.request.failure}`}
          request={moves.request}
          texts={texts}
          canOverride={canOverride}
          getColumnName={getColumnName}
          onMove={moves.send}
          onChooseStart={moves.chooseStart}
          onClose={moves.close}
        />
      )}
      {place === null ? null : (
        <PlaceDialog
          place={place}
          model={model}
          texts={texts}
          canBook={canOverride}
          canBlock={canBlock}
          canExplain={can("insights.read") && services.size > 0}
          onBlock={block}
          onClose={() => setPlace(null)}
        />
      )}
      {opened === null ? null : opened.entry.kind === "block" && opened.isEditable ? (
        <BlockDialog
          block={opened.entry}
          timeZone={model.timeZone}
          texts={texts}
          onChange={blocks.change}
          onDelete={deleteBlock}
          onClose={() => setOpened(null)}
        />
      ) : (
        <EntryDialog entry={opened.entry} texts={texts} onClose={() => setOpened(null)} />
      )}
      {isColumnsOpen ? (
        <ColumnsDialog
          columns={allColumns}
          settings={settings}
          onChange={changeSettings}
          onClose={() => setColumnsOpen(false)}
        />
      ) : null}
    </div>
  );
}

function EmptyBoard({ hasHidden }: { readonly hasHidden: boolean }) {
  return (
    <div className={styles.empty}>
      <EmptyGuide isComplete={hasHidden}>
        {hasHidden ? (
          <Trans>All columns are hidden. Choose “Columns” to show them again.</Trans>
        ) : (
          <Trans>There is nothing to show yet. Add people or rooms first.</Trans>
        )}
      </EmptyGuide>
    </div>
  );
}
