import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay";
import type { RunningLateMutation } from "../../__generated__/RunningLateMutation.graphql.ts";
import { Link } from "../../router/Link.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { getErrorMessage } from "../bookings/actions/actionFailure.ts";
import { absencePath, toAbsencePersonHref } from "../absence/absenceAddress.ts";
import { canOpenScreen } from "../layout/screenPermissions.ts";
import { useDesk } from "../layout/DeskContext.ts";
import { useToast } from "../layout/toasts.tsx";
import { useCommitOnce } from "../requests/commitOnce.ts";
import styles from "./Today.module.css";

interface Person {
  readonly id: string;
  readonly name: string;
}

interface Props {
  /** Staff members who still have appointments today. */
  readonly people: readonly Person[];
}

const MINUTES = [5, 10, 15, 20, 30, 45, 60] as const;

/** Tells the clients of a person's remaining appointments today that the person is late. */
export function RunningLate({ people }: Props) {
  const { t, i18n } = useLingui();
  const { can, ownStaffId } = useDesk();
  const showToast = useToast();
  const [chosenId, setChosenId] = useState(ownStaffId);
  const [minutes, setMinutes] = useState("15");
  const [announce, isBusy] = useCommitOnce<RunningLateMutation>(graphql`
    mutation RunningLateMutation($input: AnnounceDelayInput!) {
      announceDelay(input: $input) {
        __typename
        ... on AnnounceDelayPayload {
          clientCount
        }
        ... on Failure {
          message
        }
      }
    }
  `);
  const [failure, setFailure] = useState<string | null>(null);
  const person = people.find(({ id }) => id === chosenId) ?? people[0];
  const mayPlan = canOpenScreen("/desk/absence", can);
  if (!can("bookings.change")) return null;
  if (person === undefined)
    return mayPlan ? (
      <Link href={absencePath} className={styles.all}>
        <Trans>A person is ill or away</Trans>
      </Link>
    ) : null;

  async function send({ id }: Person) {
    setFailure(null);
    try {
      const { announceDelay } = await announce({ input: { staff: id, minutes: Number(minutes) } });
      if (announceDelay?.__typename !== "AnnounceDelayPayload")
        return setFailure(announceDelay?.message ?? t`That did not work. Please try again.`);
      const count = announceDelay.clientCount ?? 0;
      showToast({
        text: t`${plural(count, {
          0: "No client has an email address.",
          one: "# client gets an email.",
          other: "# clients get an email.",
        })}`,
      });
    } catch (error) {
      setFailure(i18n._(getErrorMessage(error)));
    }
  }

  return (
    <section aria-labelledby="today-late" className={styles.part}>
      <h2 id="today-late" className={styles.heading}>
        <Trans>Running late</Trans>
      </h2>
      <div className={styles.late}>
        <Select
          name="late-person"
          label={<Trans>Who</Trans>}
          options={people.map(({ id, name }) => ({ value: id, text: name }))}
          value={person.id}
          onChange={setChosenId}
        />
        <Select
          name="late-minutes"
          label={<Trans>Minutes</Trans>}
          options={MINUTES.map((value) => ({ value: String(value), text: String(value) }))}
          value={minutes}
          onChange={setMinutes}
        />
      </div>
      {failure === null ? null : <Notice kind="danger">{failure}</Notice>}
      <div className={styles.buttons}>
        <Button isBusy={isBusy} busyText={t`Sending`} onPress={() => void send(person)}>
          <Trans>Tell the clients of today</Trans>
        </Button>
        {mayPlan ? (
          <Link href={toAbsencePersonHref(person.id)} className={styles.away}>
            <Trans>{person.name} is away from … to …</Trans>
          </Link>
        ) : null}
      </div>
    </section>
  );
}
