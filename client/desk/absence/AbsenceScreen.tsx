import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { PlanAbsence_business$key } from "../../__generated__/PlanAbsence_business.graphql.ts";
import type { DecidedAbsence_absence$key } from "../../__generated__/DecidedAbsence_absence.graphql.ts";
import type { DeskLayout_business$key } from "../../__generated__/DeskLayout_business.graphql.ts";
import type { DeskLayout_viewer$key } from "../../__generated__/DeskLayout_viewer.graphql.ts";
import { useRouter } from "../../router/RouterProvider.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { DeskLayout } from "../layout/DeskLayout.tsx";
import styles from "./Absence.module.css";
import { absencePath, toDecidedHref } from "./absenceAddress.ts";
import { DecidedAbsence } from "./DecidedAbsence.tsx";
import { PlanAbsence } from "./PlanAbsence.tsx";

interface Props {
  readonly viewer: DeskLayout_viewer$key;
  readonly business: DeskLayout_business$key;
  readonly form: PlanAbsence_business$key;
  readonly timeZone: string;
  /** The absence that the address names. Null without one, and for an unknown one. */
  readonly absence: { readonly id: string; readonly key: DecidedAbsence_absence$key } | null;
  readonly url: URL;
}

export function AbsenceScreen({ viewer, business, ...rest }: Props) {
  return (
    <DeskLayout viewer={viewer} business={business} title={<Trans>A person is ill or away</Trans>}>
      <AbsenceContent {...rest} />
    </DeskLayout>
  );
}

function AbsenceContent({ form, timeZone, absence, url }: Omit<Props, "viewer" | "business">) {
  const router = useRouter();
  // Its result takes the focus. An absence that the address names from the start does not.
  const [decidedId, setDecidedId] = useState<string | null>(null);

  if (absence !== null)
    return <DecidedAbsence key={absence.id} absence={absence.key} takesFocus={absence.id === decidedId} />;
  if (url.searchParams.has("absence"))
    return (
      <div className={styles.plan}>
        <Notice
          kind="warning"
          title={<Trans>There is no such absence, or you may not see it.</Trans>}
          actions={
            <LinkButton href={absencePath}>
              <Trans>Plan an absence</Trans>
            </LinkButton>
          }
        />
      </div>
    );
  return (
    <PlanAbsence
      business={form}
      timeZone={timeZone}
      url={url}
      onDecided={(id) => {
        setDecidedId(id);
        router.navigate(toDecidedHref(id), { replace: true });
      }}
    />
  );
}
