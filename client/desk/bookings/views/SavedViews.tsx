import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  SavedViews_business$data,
  SavedViews_business$key,
} from "../../../__generated__/SavedViews_business.graphql.ts";
import { Link } from "../../../router/Link.tsx";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useDesk } from "../../layout/DeskContext.ts";
import { useToast } from "../../layout/toasts.tsx";
import { getActionFailureMessage } from "../actions/actionFailure.ts";
import { type BookingFilters, toBookingsHref } from "../bookingsAddress.ts";
import styles from "./SavedViews.module.css";
import { useViewActions } from "./useViewActions.ts";
import { isViewChanged, toViewHref, toViewQuery } from "./viewAddress.ts";
import { ViewDialog } from "./ViewDialog.tsx";
import { ViewMenu } from "./ViewMenu.tsx";

interface Props {
  readonly business: SavedViews_business$key;
  readonly filters: BookingFilters;
}

type View = NonNullable<SavedViews_business$data["savedViews"]>[number];

/** Filters under a name. The address holds the filters and which view was opened last. */
export function SavedViews({ business, filters }: Props) {
  const { t, i18n } = useLingui();
  const { navigate } = useRouter();
  const { can } = useDesk();
  const showToast = useToast();
  const row = useRef<HTMLElement>(null);
  const actions = useViewActions();
  const [dialog, setDialog] = useState<"new" | "rename" | null>(null);
  const { savedViews } = useFragment(
    graphql`
      fragment SavedViews_business on Business {
        savedViews {
          id
          name
          query
          isShared
          isOwn
          maker
        }
      }
    `,
    business,
  );
  const views = savedViews ?? [];
  const current = views.find(({ id }) => id === filters.view) ?? null;
  const currentId = current?.id;
  useEffect(() => {
    const tab = row.current?.querySelector("[aria-current]");
    tab?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, [currentId]);
  const isChanged = current !== null && isViewChanged(current, filters);
  const query = toViewQuery(filters);
  const canSave = current === null ? query !== "" : isChanged;
  const isEditable = current !== null && (current.isOwn || (current.isShared && can("business.manage")));

  if (views.length === 0 && !canSave && dialog === null) return null;

  const fail = (outcome: Awaited<ReturnType<typeof actions.update>>) => {
    if (outcome?.failure == null) return;
    showToast({ isFailure: true, text: i18n._(getActionFailureMessage(outcome.failure)) });
  };

  async function replaceFilters(view: View) {
    const { name } = view;
    const outcome = await actions.update(view.id, { query });
    if (outcome?.failure !== null) return fail(outcome);
    showToast({
      text: t`View changed: ${name}`,
      action: {
        label: t`Undo`,
        onPress: () => void actions.update(view.id, { query: view.query }).then(fail),
      },
    });
  }

  async function share(view: View) {
    const { name } = view;
    const outcome = await actions.update(view.id, { isShared: !view.isShared });
    if (outcome?.failure !== null) return fail(outcome);
    showToast({
      text: view.isShared ? t`Only you see this view now: ${name}` : t`Your team sees this view now: ${name}`,
    });
  }

  async function remove(view: View) {
    const outcome = await actions.remove(view.id);
    if (outcome?.failure !== null) return fail(outcome);
    navigate(toBookingsHref({ ...filters, view: "" }), { replace: true });
    row.current?.querySelector("a")?.focus();
    const { name, query: stored, isShared } = view;
    showToast({
      text: t`View deleted: ${name}`,
      action: {
        label: t`Undo`,
        onPress: () => void actions.create({ name, query: stored, isShared }).then(fail),
      },
    });
  }

  return (
    <nav ref={row} className={styles.views} aria-label={t`Saved views`}>
      <ul className={styles.tabs}>
        <li>
          <Link
            className={styles.tab}
            href="/desk/bookings"
            aria-current={current === null ? "page" : undefined}
          >
            <Trans>All bookings</Trans>
          </Link>
        </li>
        {views.map((view) => (
          <li key={view.id}>
            <Link
              className={styles.tab}
              href={toViewHref(view)}
              aria-current={view.id === current?.id ? "page" : undefined}
              title={view.isShared ? t`Shared by ${view.maker}` : t`Only for you`}
            >
              <span className={styles.tabName}>{view.name}</span>
              {view.id === current?.id && isChanged ? (
                <>
                  <span className={styles.dot} aria-hidden />
                  <VisuallyHidden>
                    <Trans>Filters changed</Trans>
                  </VisuallyHidden>
                </>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.tools}>
        {current !== null && isEditable ? (
          <ViewMenu
            view={current}
            canReplace={isChanged}
            canShare={can("bookings.change")}
            onReplace={() => void replaceFilters(current)}
            onRename={() => setDialog("rename")}
            onShare={() => void share(current)}
            onDelete={() => void remove(current)}
          />
        ) : null}
        {canSave ? (
          <Button kind="quiet" onPress={() => setDialog("new")}>
            {current === null ? <Trans>Save view</Trans> : <Trans>Save as new view</Trans>}
          </Button>
        ) : null}
      </div>
      {dialog === null ? null : (
        <ViewDialog
          view={dialog === "rename" ? current : null}
          query={query}
          actions={actions}
          onClose={() => setDialog(null)}
          onSaved={(id) => {
            setDialog(null);
            if (dialog === "new") navigate(toBookingsHref({ ...filters, view: id }), { replace: true });
          }}
        />
      )}
    </nav>
  );
}
