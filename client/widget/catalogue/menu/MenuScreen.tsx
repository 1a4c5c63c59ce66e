import { graphql, useFragment } from "react-relay";
import type { MenuScreen_business$key } from "../../../__generated__/MenuScreen_business.graphql.ts";
import type { MenuScreen_menu$key } from "../../../__generated__/MenuScreen_menu.graphql.ts";
import { CalendarLayout } from "../../../layouts/CalendarLayout.tsx";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { SelectionBrief, SelectionStatus } from "../../booking/picks/SelectionBrief.tsx";
import { SelectionFoot } from "../../booking/picks/SelectionFoot.tsx";
import { SelectionList } from "../../booking/picks/SelectionList.tsx";
import { SelectionToggle } from "../../booking/picks/SelectionToggle.tsx";
import { useServiceSelection } from "../../booking/picks/useServiceSelection.ts";
import { useVisitServices } from "../../booking/cart/useVisitServices.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { BookingSteps } from "../../layout/BookingSteps.tsx";
import { ServiceCard } from "../services/ServiceCard.tsx";
import { ServiceCards } from "../services/ServiceCards.tsx";
import { LanguageChoice } from "../../../shared/LanguageChoice.tsx";
import { keepParamsForCalendar } from "../../layout/keptParams.ts";
import { BusinessText } from "../../../shared/BusinessText.tsx";
import { ScreenHeading } from "../../layout/ScreenHeading.tsx";
import { NextFreeTimes } from "../../booking/nextFree/NextFreeTimes.tsx";
import { CategoryLinks } from "./CategoryLinks.tsx";
import styles from "./MenuScreen.module.css";
import { ServiceStaff } from "./ServiceStaff.tsx";

interface Props {
  readonly business: MenuScreen_business$key;
  readonly menu: MenuScreen_menu$key;
}

export function MenuScreen({ business: businessKey, menu: menuKey }: Props) {
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
    menuKey,
  );
  const { localeTag: locale } = useLocale();
  const { search } = useRouter().url;
  const calendarBase = `/widget/service-menus/${menu.slug}`;
  const cartServices = useVisitServices(menu.categories.flatMap(({ services }) => services));
  const byId = new Map(cartServices.map((service) => [service.id, service]));
  const selection = useServiceSelection(cartServices, calendarBase);
  const categories = menu.categories
    .filter(({ services }) => services.length > 0)
    .map((category, index) => ({ ...category, id: `category-${index + 1}` }));
  const cards = categories.flatMap(({ services }) =>
    services.map(({ id }) => ({ service: id, provider: null })),
  );
  return (
    <CalendarLayout
      heading={<ScreenHeading overline={business.name} title={menu.name} description={menu.description} />}
      progress={<BookingSteps step="service" />}
      facts={
        <>
          {selection.plan === null ? null : <SelectionList plan={selection.plan} locale={locale} />}
          <CategoryLinks kind="list" categories={categories} />
        </>
      }
      factsSummary={selection.plan === null ? null : <SelectionBrief plan={selection.plan} locale={locale} />}
      nextStep={selection.plan === null ? null : <SelectionFoot selection={selection} />}
      main={
        <div className={styles.main}>
          <CategoryLinks kind="chips" categories={categories} />
          <NextFreeTimes business={business} cards={cards}>
            {categories.map(({ id, name, services }) => (
              <section key={id} className={styles.category} aria-labelledby={id}>
                <h2 id={id} tabIndex={-1} className={styles.name}>
                  <BusinessText>{name}</BusinessText>
                </h2>
                <ServiceCards>
                  {services.map((service) => (
                    <ServiceCard
                      key={service.id}
                      service={service}
                      calendarBase={calendarBase}
                      keptSearch={keepParamsForCalendar(search)}
                      note={<ServiceStaff service={service} />}
                      cartButton={<SelectionToggle selection={selection} service={byId.get(service.id)!} />}
                    />
                  ))}
                </ServiceCards>
              </section>
            ))}
          </NextFreeTimes>
          <SelectionStatus plan={selection.plan} locale={locale} />
        </div>
      }
      pageFooter={<LanguageChoice />}
    />
  );
}
