import { graphql, useFragment } from "react-relay";
import type { MenuScreen_business$key } from "../../__generated__/MenuScreen_business.graphql.ts";
import type { MenuScreen_menu$key } from "../../__generated__/MenuScreen_menu.graphql.ts";
import { CalendarLayout } from "../../layouts/CalendarLayout.tsx";
import { useRouter } from "../../router/RouterProvider.tsx";
import { PickBrief, PickStatus } from "../cart/PickBrief.tsx";
import { PickFoot } from "../cart/PickFoot.tsx";
import { PickList } from "../cart/PickList.tsx";
import { PickToggle } from "../cart/PickToggle.tsx";
import { usePicks } from "../cart/usePicks.ts";
import { useVisitServices } from "../cart/useVisitServices.ts";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { BookingSteps } from "../booking/BookingSteps.tsx";
import { ServiceCard } from "../calendar/ServiceCard.tsx";
import { ServiceCards } from "../calendar/ServiceCards.tsx";
import { LanguageChoice } from "../../shared/LanguageChoice.tsx";
import { leadingOn } from "../frame/lastingSearch.ts";
import { OwnWords } from "../frame/OwnWords.tsx";
import { ScreenHeading } from "../frame/ScreenHeading.tsx";
import { NextFreeTimes } from "../nextFree/NextFreeTimes.tsx";
import { CategoryLinks } from "./CategoryLinks.tsx";
import styles from "./MenuScreen.module.css";
import { ServiceStaff } from "./ServiceStaff.tsx";

interface Props {
  readonly business: MenuScreen_business$key;
  readonly menu: MenuScreen_menu$key;
}

/** A menu that has something on it: its headings, and under each the services as cards. */
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
