import { Trans, useLingui } from "@lingui/react/macro";
import { formatDuration } from "../../../time/format.ts";
import { SummaryList } from "../../../ui/SummaryList.tsx";
import { getTimeFormat } from "../../messages/getTimeFormat.ts";
import type { CartPlan } from "../cart/planCart.ts";
import styles from "./SelectionList.module.css";
import { OrderSummary } from "../cart/OrderSummary.tsx";

export function SelectionList({ plan, locale }: { readonly plan: CartPlan; readonly locale: string }) {
  const { t } = useLingui();
  // The summary shows no times here, so the zone has no effect.
  const timeFormat = getTimeFormat(locale, "UTC", "LOCALE");
  return (
    <section className={styles.picks}>
      <h2 className={styles.title}>
        <Trans>Your visit</Trans>
      </h2>
      <OrderSummary plan={plan} timeFormat={timeFormat} startsAt={null} staffByLine={null} guestNames={[]} />
      <SummaryList
        items={[
          { id: "length", term: t`Length`, icon: "clock", value: formatDuration(plan.totalMinutes, locale) },
        ]}
      />
    </section>
  );
}
