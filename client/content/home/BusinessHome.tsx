import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { BusinessHome_business$key } from "../../__generated__/BusinessHome_business.graphql.ts";
import { useLangAttributes } from "../siteContext.ts";
import { ContactList } from "../ContactList.tsx";
import { SiteServiceCard } from "../SiteServiceCard.tsx";
import styles from "./BusinessHome.module.css";
import { SetupHints } from "./SetupHints.tsx";

export function BusinessHome(props: { readonly business: BusinessHome_business$key }) {
  const business = useFragment(
    graphql`
      fragment BusinessHome_business on Business {
        name
        tagline
        logo
        phone
        email
        address
        isTrial
        isSuspended
        services(first: 100) {
          edges {
            node {
              id
              slug
              ...SiteServiceCard_service
            }
          }
        }
        ...SetupHints_business
      }
    `,
    props.business,
  );
  const langAttributes = useLangAttributes();
  const { name, tagline, logo, phone, email, address, isTrial, isSuspended } = business;
  const services = isSuspended ? [] : (business.services?.edges ?? []).map(({ node }) => node);
  return (
    <>
      <div className={styles.intro}>
        <div className={styles.width}>
          <div className={styles.words}>
            {logo == null ? null : <img className={styles.logo} src={logo} height={48} alt="" />}
            <h1 {...langAttributes} className={styles.name}>
              {name}
            </h1>
            {tagline == null ? null : (
              <p {...langAttributes} className={styles.tagline}>
                {tagline}
              </p>
            )}
          </div>
          <ContactList phone={phone} email={email} address={address} />
        </div>
      </div>
      <section className={styles.services}>
        <h2 className={styles.title}>
          {isSuspended ? (
            <Trans>Online booking is not available at the moment</Trans>
          ) : services.length === 0 ? (
            <Trans>Welcome</Trans>
          ) : (
            <Trans>What would you like to book?</Trans>
          )}
        </h2>
        {services.length === 0 ? (
          <p className={styles.soon}>
            {isSuspended ? (
              <Trans>
                Appointments that are already booked can still be viewed and cancelled. For everything else,
                please call us.
              </Trans>
            ) : (
              <Trans>
                You can book here soon. Until then, we are happy to hear from you by phone or email.
              </Trans>
            )}
          </p>
        ) : (
          <ul className={styles.cards}>
            {services.map((service) => (
              <li key={service.id}>
                <SiteServiceCard service={service} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {isTrial ? <SetupHints business={business} service={services[0]?.slug} /> : null}
    </>
  );
}
