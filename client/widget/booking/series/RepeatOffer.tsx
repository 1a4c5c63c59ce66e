import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { RepeatOffer_service$key } from "../../../__generated__/RepeatOffer_service.graphql.ts";
import { usePrefetch } from "../../../router/lazyModule.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { seriesModule } from "../flow/lazyModules.ts";
import type { CalendarAddressState } from "../calendar/useCalendarAddress.ts";
import type { CartPlan } from "../cart/planCart.ts";
import { useOneTimeLink } from "../../layout/OneTimeLinkProvider.tsx";
import { canRepeat } from "./canRepeat.ts";
import { createDefaultRule, writeRule } from "./seriesAddress.ts";

const seriesModules = [seriesModule];
const NO_MODULES: typeof seriesModules = [];

interface Props {
  readonly service: RepeatOffer_service$key;
  readonly plan: CartPlan;
  readonly address: CalendarAddressState;
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
  const oneTimeLink = useOneTimeLink();
  const isOffered = oneTimeLink === null && canRepeat(plan, recurrenceMax);
  usePrefetch(isOffered ? seriesModules : NO_MODULES);
  if (!isOffered) return null;
  return (
    <Button
      isWide
      isDisabled={address.chosen.at === null}
      onPress={() => address.open({ repeat: writeRule(createDefaultRule(recurrenceMax ?? 2)) })}
    >
      <Trans>Repeat this appointment</Trans>
    </Button>
  );
}
