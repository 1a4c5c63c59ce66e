import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { RepeatOffer_service$key } from "../../../__generated__/RepeatOffer_service.graphql.ts";
import { usePrefetch } from "../../../router/lazyModule.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { seriesPart } from "../flow/parts.ts";
import type { AddressedCalendar } from "../calendar/useCalendarAddress.ts";
import type { VisitPlan } from "../cart/planVisit.ts";
import { useOneTime } from "../../layout/OneTime.tsx";
import { canRepeat } from "./canRepeat.ts";
import { firstRule, writeRule } from "./seriesAddress.ts";

const onceRepeated = [seriesPart];
const nothing: typeof onceRepeated = [];

interface Props {
  readonly service: RepeatOffer_service$key;
  readonly plan: VisitPlan;
  readonly address: AddressedCalendar;
}

/**
 * The button that starts a series from a chosen time. It is disabled until one is chosen, and absent if the cart cannot
 * repeat.
 */
export function RepeatOffer({ service, plan, address }: Props) {
  const { recurrenceMax } = useFragment(
    graphql`
      fragment RepeatOffer_service on Service {
        recurrenceMax
      }
    `,
    service,
  );
  // A one-time link is valid for one appointment.
  const link = useOneTime();
  const isOffered = link === null && canRepeat(plan, recurrenceMax);
  usePrefetch(isOffered ? onceRepeated : nothing);
  if (!isOffered) return null;
  return (
    <Button
      wide
      isDisabled={address.chosen.at === null}
      onPress={() => address.open({ repeat: writeRule(firstRule(recurrenceMax ?? 2)) })}
    >
      <Trans>Repeat this appointment</Trans>
    </Button>
  );
}
