import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { formatMoney } from "../../../server/shared/money/formatMoney.ts";
import type { DeskLayout_viewer$key } from "../../__generated__/DeskLayout_viewer.graphql.ts";
import type { InsightsScreen_business$key } from "../../__generated__/InsightsScreen_business.graphql.ts";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { Link } from "../../router/Link.tsx";
import { formatDate } from "../../time/format.ts";
import { DeskLayout } from "../layout/DeskLayout.tsx";
import { BarChart } from "./BarChart.tsx";
import styles from "./Insights.module.css";
import { periods, toGrouping, type Period } from "./period.ts";
import { ShareTable } from "./ShareTable.tsx";

interface Props {
  readonly viewer: DeskLayout_viewer$key;
  readonly business: InsightsScreen_business$key;
  readonly period: Period;
}

const MAX_ROWS = 12;

export function InsightsScreen({ viewer, business, period }: Props) {
  const { t } = useLingui();
  const locale = useLocaleTag();
  const shop = useFragment(
    graphql`
      fragment InsightsScreen_business on Business
      @argumentDefinitions(
        from: { type: "Date!" }
        to: { type: "Date!" }
        grouping: { type: "InsightGrouping!" }
      ) {
        ...DeskLayout_business
        insights(from: $from, to: $to, groupBy: $grouping) {
          total {
            bookings
            booked {
              amount
              currency
            }
            paid {
              amount
              currency
            }
            cancelled
            noShowRate
            newContacts
            returningContacts
          }
          capacity {
            utilisation
          }
          groups {
            from
            to
            figures {
              bookings
            }
          }
          staff {
            staff {
              id
              name
            }
            capacity {
              utilisation
              bookedMinutes
            }
          }
          resources {
            resource {
              id
              name
            }
            capacity {
              utilisation
              bookedMinutes
            }
          }
        }
        byService: insights(from: $from, to: $to, groupBy: SERVICE) {
          groups {
            service {
              id
              name
            }
            figures {
              bookings
            }
          }
        }
        bySource: insights(from: $from, to: $to, groupBy: SOURCE) {
          groups {
            source
            figures {
              bookings
            }
          }
        }
      }
    `,
    business,
  );
  const { insights, byService, bySource } = shop;
  const periodLabels: Readonly<Record<Period, string>> = {
    week: t`7 days`,
    month: t`4 weeks`,
    quarter: t`3 months`,
    year: t`12 months`,
  };
  const percent = (share: number | null | undefined) =>
    share == null ? "–" : new Intl.NumberFormat(locale, { style: "percent" }).format(share);
  const hourFormat = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: "hour",
    unitDisplay: "short",
    maximumFractionDigits: 1,
  });
  const countFormat = new Intl.NumberFormat(locale);
  const count = (value: number) => countFormat.format(value);
  const hours = (minutes: number) => hourFormat.format(minutes / 60);
  const formatGroup = (from: string) =>
    formatDate(from, toGrouping(period) === "MONTH" ? "month" : "short", locale);

  return (
    <DeskLayout
      viewer={viewer}
      business={shop}
      title={<Trans>Insights</Trans>}
      actions={
        <nav className={styles.periods} aria-label={t`Period`}>
          {periods.map((one) => (
            <Link
              key={one}
              href={`/desk/insights?period=${one}`}
              replace
              aria-current={one === period || undefined}
            >
              {periodLabels[one]}
            </Link>
          ))}
        </nav>
      }
    >
      {insights == null ? (
        <p>
          <Trans>Your role does not include figures.</Trans>
        </p>
      ) : (
        <div className={styles.insights}>
          <dl className={styles.figures}>
            <Figure label={<Trans>Bookings</Trans>} value={count(insights.total.bookings)} />
            <Figure label={<Trans>Booked amount</Trans>} value={formatMoney(insights.total.booked, locale)} />
            <Figure label={<Trans>Paid</Trans>} value={formatMoney(insights.total.paid, locale)} />
            <Figure label={<Trans>Utilization</Trans>} value={percent(insights.capacity.utilisation)} />
            <Figure label={<Trans>No-shows</Trans>} value={percent(insights.total.noShowRate)} />
            <Figure label={<Trans>Cancelled</Trans>} value={count(insights.total.cancelled)} />
            <Figure label={<Trans>New clients</Trans>} value={count(insights.total.newContacts)} />
            <Figure
              label={<Trans>Returning clients</Trans>}
              value={count(insights.total.returningContacts)}
            />
          </dl>
          <BarChart
            title={<Trans>Bookings by date</Trans>}
            bars={insights.groups.map(({ from, figures }) => ({
              label: from == null ? "" : formatGroup(from),
              value: figures.bookings,
            }))}
          />
          <div className={styles.tables}>
            <ShareTable
              title={<Trans>Staff</Trans>}
              columns={[t`Name`, t`Booked hours`, t`Utilization`]}
              rows={insights.staff.map(({ staff, capacity }) => ({
                key: staff.id,
                name: staff.name,
                value: hours(capacity.bookedMinutes),
                share: capacity.utilisation ?? null,
                shareText: percent(capacity.utilisation),
              }))}
            />
            {insights.resources.length === 0 ? null : (
              <ShareTable
                title={<Trans>Rooms and devices</Trans>}
                columns={[t`Name`, t`Booked hours`, t`Utilization`]}
                rows={insights.resources.map(({ resource, capacity }) => ({
                  key: resource.id,
                  name: resource.name,
                  value: hours(capacity.bookedMinutes),
                  share: capacity.utilisation ?? null,
                  shareText: percent(capacity.utilisation),
                }))}
              />
            )}
            <CountTable
              title={<Trans>Services</Trans>}
              columns={[t`Name`, t`Bookings`, t`Share`]}
              rows={(byService?.groups ?? []).map(({ service, figures }) => ({
                name: service?.name ?? "–",
                count: figures.bookings,
              }))}
              format={count}
              percent={percent}
            />
            <CountTable
              title={<Trans>Sources</Trans>}
              columns={[t`Name`, t`Bookings`, t`Share`]}
              rows={(bySource?.groups ?? []).map(({ source, figures }) => ({
                name: source ?? t`Direct`,
                count: figures.bookings,
              }))}
              format={count}
              percent={percent}
            />
          </div>
        </div>
      )}
    </DeskLayout>
  );
}

function Figure({ label, value }: { readonly label: ReactNode; readonly value: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-figures="">{value}</dd>
    </div>
  );
}

interface CountTableProps {
  readonly title: ReactNode;
  readonly columns: readonly [string, string, string];
  readonly rows: readonly { readonly name: string; readonly count: number }[];
  readonly format: (count: number) => string;
  readonly percent: (share: number) => string;
}

/** Groups by their share of all bookings, the largest first. */
function CountTable({ title, columns, rows, format, percent }: CountTableProps) {
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const largest = rows.toSorted((one, other) => other.count - one.count).slice(0, MAX_ROWS);
  return (
    <ShareTable
      title={title}
      columns={columns}
      rows={largest.map(({ name, count }, index) => ({
        key: `${index} ${name}`,
        name,
        value: format(count),
        share: total === 0 ? null : count / total,
        shareText: total === 0 ? "–" : percent(count / total),
      }))}
    />
  );
}
