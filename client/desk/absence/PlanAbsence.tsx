import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PlanAbsence_business$key } from "../../__generated__/PlanAbsence_business.graphql.ts";
import { useRouter } from "../../router/RouterProvider.tsx";
import styles from "./Absence.module.css";
import {
  type AbsenceFields,
  isRangeIssue,
  type RangeIssue,
  readAbsenceFields,
  toAbsenceHref,
  toAbsenceRange,
} from "./absenceAddress.ts";
import { EmptyGuide } from "../layout/EmptyGuide.tsx";
import { AbsenceForm } from "./AbsenceForm.tsx";
import { PlanSection } from "./PlanSection.tsx";

interface Props {
  readonly business: PlanAbsence_business$key;
  readonly timeZone: string;
  readonly url: URL;
  readonly onDecided: (absence: string) => void;
}

/** The form, and the plan for what it says. A changed form hides the plan until it is sent again. */
export function PlanAbsence({ business, timeZone, url, onDecided }: Props) {
  const router = useRouter();
  const { staff } = useFragment(
    graphql`
      fragment PlanAbsence_business on Business {
        staff(first: 100) {
          edges {
            node {
              id
              slug
              name
            }
          }
        }
      }
    `,
    business,
  );
  const people = staff?.edges.map(({ node }) => node) ?? [];
  const [fields, setFields] = useState(() => {
    const read = readAbsenceFields(url, timeZone, Date.now());
    // One id for each person, so that choices are found again.
    return { ...read, staff: people.find(({ slug }) => slug === read.staff)?.id ?? read.staff };
  });
  const [issue, setIssue] = useState<RangeIssue | null>(null);
  const [range, setRange] = useState(() => {
    const first = toAbsenceRange(fields, timeZone, Date.now());
    return isRangeIssue(first) ? null : first;
  });
  const [searches, setSearches] = useState(0);
  const href = toAbsenceHref(fields);

  // The address keeps what is typed, so that a reload shows it again.
  useEffect(() => {
    const address = new URL(href, url);
    if (address.search !== url.search) router.replaceAddress(address);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- follows the fields alone
  }, [href]);

  function change(next: Partial<AbsenceFields>) {
    setFields((current) => ({ ...current, ...next }));
    setIssue(null);
    setRange(null);
  }

  function search() {
    const next = toAbsenceRange(fields, timeZone, Date.now());
    setIssue(isRangeIssue(next) ? next : null);
    setRange(isRangeIssue(next) ? null : next);
    setSearches((count) => count + 1);
  }

  if (people.length === 0)
    return (
      <EmptyGuide>
        <Trans>The team has no members yet.</Trans>
      </EmptyGuide>
    );
  return (
    <div className={styles.plan}>
      <AbsenceForm
        people={people}
        fields={fields}
        issue={issue}
        isPrimary={range === null}
        onChange={change}
        onSubmit={search}
      />
      {range === null ? (
        <p className={styles.empty}>
          <Trans>You see each appointment in the way, and decide, before anything is changed.</Trans>
        </p>
      ) : (
        <PlanSection
          key={`${range.staff} ${range.since} ${range.until} ${searches}`}
          range={range}
          takesFocus={searches > 0}
          onDecided={onDecided}
        />
      )}
    </div>
  );
}
