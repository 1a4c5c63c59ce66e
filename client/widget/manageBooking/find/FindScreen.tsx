import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { FindScreen_business$key } from "../../../__generated__/FindScreen_business.graphql.ts";
import { FormLayout } from "../../../layouts/FormLayout.tsx";
import { useIsInPlace } from "../../../router/inPlaceContext.ts";
import { LanguageChoice } from "../../../shared/LanguageChoice.tsx";
import { BusinessText } from "../../../shared/BusinessText.tsx";
import heading from "../../layout/ScreenHeading.module.css";
import { WidgetFrame } from "../../layout/WidgetFrame.tsx";
import styles from "../AfterForm.module.css";
import { FindForm } from "./FindForm.tsx";

interface Props {
  readonly business: FindScreen_business$key;
  readonly service: { readonly slug: string; readonly name: string } | null;
  readonly isForCancelling: boolean;
  readonly getBookingHref: (key: string) => string;
}

export function FindScreen(props: Props) {
  const { service, isForCancelling, getBookingHref } = props;
  const Title = useIsInPlace() ? "h2" : "h1";
  const business = useFragment(
    graphql`
      fragment FindScreen_business on Business {
        name
        phone
        ...WidgetFrame_business
      }
    `,
    props.business,
  );
  return (
    <WidgetFrame business={business}>
      <FormLayout pageFooter={<LanguageChoice />}>
        <div className={styles.screen}>
          <header>
            <p className={heading.above}>
              <BusinessText>{business.name}</BusinessText>
            </p>
            <Title className={heading.title}>
              {isForCancelling ? <Trans>Cancel an appointment</Trans> : <Trans>Find my booking</Trans>}
            </Title>
            {service === null ? null : (
              <p className={heading.below}>
                <BusinessText>{service.name}</BusinessText>
              </p>
            )}
          </header>
          <FindForm service={service?.slug ?? null} phone={business.phone} getBookingHref={getBookingHref} />
        </div>
      </FormLayout>
    </WidgetFrame>
  );
}
