import { Trans, useLingui } from "@lingui/react/macro";
import { formatDuration } from "../../../time/format.ts";
import { SummaryList } from "../../../ui/SummaryList.tsx";
import { timeStyle } from "../../messages/timeStyle.ts";
import type { VisitPlan } from "../cart/planVisit.ts";
import styles from "./PickList.module.css";
import { VisitSummary } from "../cart/VisitSummary.tsx";

export function PickList({ plan, locale }: { readonly plan: VisitPlan; readonly locale: string }) {
  const { t } = useLingui();
  // The summary shows no times here, so the zone has no effect.
  const style = timeStyle(locale, "UTC", "LOCALE");
  return (
    <section className={styles.picks}>
      <h2 className={styles.title}>
        <Trans>Your visit</Trans>
      </h2>
      <VisitSummary plan={plan} style={style} startsAt={null} staff={null} guests={[]} />
      <SummaryList
        items={[
          { id: "length", term: t`Length`, icon: "clock", value: formatDuration(plan.minutes, locale) },
        ]}
      />
    </section>
  );
}
