import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, type Ref, Suspense, useEffect, useEffectEvent } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { ServiceQuestionsQuery } from "../../__generated__/ServiceQuestionsQuery.graphql.ts";
import { BusinessText } from "../../shared/BusinessText.tsx";
import { Checkbox } from "../../ui/choices/Checkbox.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { getLocationLabel } from "../bookings/locationLabels.ts";
import type { FormsHandle } from "./formsHandle.ts";
import type { NewBookingDraft } from "./newBookingDraft.ts";

const loadForms = () => import("./ServiceForms.tsx");
const ServiceForms = lazy(async () => ({ default: (await loadForms()).ServiceForms }));

/** Loads the code of the questions before a service is chosen. A failure is shown when they are needed. */
export function preloadForms(): void {
  loadForms().catch(() => {});
}

interface Props {
  /** Number of the attempt to load the questions. */
  readonly attempt: number;
  readonly service: string;
  readonly draft: NewBookingDraft;
  readonly onChange: (change: Partial<NewBookingDraft>) => void;
  /** Null until the forms are loaded. */
  readonly formsRef: Ref<FormsHandle>;
  readonly errors: Readonly<Record<string, string>>;
}

/** The questions of a service: its place, its forms and its consent text. */
export function ServiceQuestions({ attempt, service, draft, onChange, formsRef, errors }: Props) {
  const { i18n } = useLingui();
  const { node } = useLazyLoadQuery<ServiceQuestionsQuery>(
    graphql`
      query ServiceQuestionsQuery($service: ID!) {
        viewer {
          __typename
        }
        node(id: $service) {
          ... on Service {
            consentText
            locationKinds
            ...ServiceForms_service @alias(as: "asked")
          }
        }
      }
    `,
    { service },
    { fetchKey: attempt },
  );
  const kinds = node?.locationKinds ?? [];
  const isChoice = kinds.length > 1;
  const kind = kinds.find((one) => one === draft.locationKind) ?? kinds[0] ?? "";
  const chooseKind = useEffectEvent(() => {
    if (isChoice && draft.locationKind !== kind) onChange({ locationKind: kind });
  });
  useEffect(() => chooseKind(), [service, kind]);
  const consent = node?.consentText;
  return (
    <>
      {isChoice ? (
        <Select
          label={<Trans>Place</Trans>}
          name="locationKind"
          value={kind}
          options={kinds.map((value) => ({ value, text: i18n._(getLocationLabel(value)) }))}
          onChange={(locationKind) => onChange({ locationKind })}
          error={errors["locationKind"]}
        />
      ) : null}
      {kind === "AT_VISITOR" ? (
        <TextArea
          label={<Trans>Address</Trans>}
          name="location"
          value={draft.location}
          onChange={(location) => onChange({ location })}
          error={errors["location"]}
        />
      ) : null}
      {node?.asked == null ? null : (
        <Suspense fallback={<Skeleton height="80px" />}>
          <ServiceForms
            ref={formsRef}
            service={node.asked}
            answers={draft.answers}
            onChange={(answers) => onChange({ answers })}
          />
        </Suspense>
      )}
      {consent == null ? null : (
        <Checkbox
          name="consent"
          isSelected={draft.consent}
          onChange={(isSelected) => onChange({ consent: isSelected })}
          hint={<Trans>Tick it only if the client has agreed.</Trans>}
          error={errors["consent"]}
        >
          <BusinessText>{consent}</BusinessText>
        </Checkbox>
      )}
    </>
  );
}
