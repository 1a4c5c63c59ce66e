import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { SurveyDefinition } from "../../../server/shared/surveys/definition.ts";
import { useIsInPlace } from "../../router/inPlaceContext.ts";
import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";
import { BusinessText } from "../../shared/BusinessText.tsx";
import heading from "../layout/ScreenHeading.module.css";
import styles from "./SurveyWalk.module.css";

interface Props {
  readonly businessName: ReactNode;
  readonly definition: SurveyDefinition;
  readonly number: number;
  readonly count: number;
}

export function SlideHeader({ businessName, definition, number, count }: Props) {
  const { t } = useLingui();
  const Title = useIsInPlace() ? "h2" : "h1";
  return (
    <header className={styles.steps}>
      <p className={heading.above}>{businessName}</p>
      <Title className={styles.title}>
        <BusinessText>{definition.title}</BusinessText>
      </Title>
      <ProgressBar
        label={t`Progress`}
        value={(number - 1) / count}
        valueText={t`Step ${number} of ${count}`}
      />
      <p className={styles.count} role="status">
        <Trans>
          Step {number} of {count}
        </Trans>
      </p>
      {number > 1 || definition.intro === "" ? null : (
        <p className={styles.intro}>
          <BusinessText>{definition.intro}</BusinessText>
        </p>
      )}
    </header>
  );
}
