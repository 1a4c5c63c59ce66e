import { graphql, useFragment } from "react-relay";
import type { MenuScreen_business$key } from "../../../__generated__/MenuScreen_business.graphql.ts";
import type { MenuScreen_menu$key } from "../../../__generated__/MenuScreen_menu.graphql.ts";
import { CalendarLayout } from "../../../layouts/CalendarLayout.tsx";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { PickBrief, PickStatus } from "../../booking/picks/PickBrief.tsx";
import { PickFoot } from "../../booking/picks/PickFoot.tsx";
import { PickList } from "../../booking/picks/PickList.tsx";
import { PickToggle } from "../../booking/picks/PickToggle.tsx";
import { usePicks } from "../../booking/picks/usePicks.ts";
import { useVisitServices } from "../../booking/cart/useVisitServices.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { BookingSteps } from "../../layout/BookingSteps.tsx";
import { ServiceCard } from "../services/ServiceCard.tsx";
import { ServiceCards } from "../services/ServiceCards.tsx";
import { LanguageChoice } from "../../../shared/LanguageChoice.tsx";
import { leadingOn } from "../../layout/lastingSearch.ts";
import { OwnWords } from "../../layout/OwnWords.tsx";
import { ScreenHeading } from "../../layout/ScreenHeading.tsx";
import { NextFreeTimes } from "../../booking/nextFree/NextFreeTimes.tsx";
import { CategoryLinks } from "./CategoryLinks.tsx";
import styles from "./MenuScreen.module.css";
import { ServiceStaff } from "./ServiceStaff.tsx";

interface Props {
  readonly business: MenuScreen_business$key;
  readonly menu: MenuScreen_menu$key;
}

export function MenuScreen({ business: businessKey, menu: key }: Props) {
  const business = useFragment(
    graphql`
      fragment MenuScreen_business on Business {
        name
        ...NextFreeTimes_business
      }
    `,
    businessKey,
  );
  const menu = useFragment(
    graphql`
      fragment MenuScreen_menu on ServiceMenu {
        slug
        name
        description
        categories {
          name
          services {
            id
            ...ServiceCard_service
            ...ServiceStaff_service
            ...useVisitServices_service @arguments(isWhole: false)
          }
        }
      }
    `,
    key,
  );
  const { tag } = useLocale();
  const { search } = useRouter().url;
  const under = `/widget/service-menus/${menu.slug}`;
  const known = useVisitServices(menu.categories.flatMap(({ services }) => services));
  const byId = new Map(known.map((service) => [service.id, service]));
  const picks = usePicks(known, under);
  const categories = menu.categories
    .filter(({ services }) => services.length > 0)
    .map((category, index) => ({ ...category, id: `category-${index + 1}` }));
  const cards = categories.flatMap(({ services }) =>
    services.map(({ id }) => ({ service: id, provider: null })),
  );
  return (
    <CalendarLayout
      heading={<ScreenHeading above={business.name} title={menu.name} below={menu.description} />}
      progress={<BookingSteps step="service" />}
      facts={
        <>
          {picks.plan === null ? null : <PickList plan={picks.plan} locale={tag} />}
          <CategoryLinks kind="list" categories={categories} />
        </>
      }
      brief={picks.plan === null ? null : <PickBrief plan={picks.plan} locale={tag} />}
      foot={picks.plan === null ? null : <PickFoot picks={picks} />}
      main={
        <div className={styles.main}>
          <CategoryLinks kind="chips" categories={categories} />
          <NextFreeTimes business={business} cards={cards}>
            {categories.map(({ id, name, services }) => (
              <section key={id} className={styles.category} aria-labelledby={id}>
                <h2 id={id} tabIndex={-1} className={styles.name}>
                  <OwnWords>{name}</OwnWords>
                </h2>
                <ServiceCards>
                  {services.map((service) => (
                    <ServiceCard
                      key={service.id}
                      service={service}
                      under={under}
                      search={leadingOn(search)}
                      note={<ServiceStaff service={service} />}
                      pick={<PickToggle picks={picks} service={byId.get(service.id)!} />}
                    />
                  ))}
                </ServiceCards>
              </section>
            ))}
          </NextFreeTimes>
          <PickStatus plan={picks.plan} locale={tag} />
        </div>
      }
      end={<LanguageChoice />}
    />
  );
}
