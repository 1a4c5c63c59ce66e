/** One address worth opening after a start, and what it shows. */
export type DemoAddress = { path: string; shows: string };

/** The screens of the demo business that there are so far. Its slugs are stable. */
export const demoAddresses: readonly DemoAddress[] = [
  { path: "/", shows: "the public site" },
  {
    path: "/widget/appointment/northside/consultation",
    shows: "a consultation, with a person of your choice",
  },
  { path: "/widget/appointment/northside", shows: "everything that Northside offers" },
  { path: "/widget/appointment/downtown", shows: "the second location" },
  { path: "/widget/appointment/service/intro-call", shows: "one service by itself" },
  { path: "/widget/appointment/service/yoga-class", shows: "a class of twelve" },
  { path: "/widget/service-menus/treatments", shows: "a menu of everything, by category" },
  { path: "/widget/groups/new-clients", shows: "three calendars for those who are new" },
  { path: "/widget/bookings/massage", shows: "a booking link, which leads to what it names" },
  { path: "/widget/appointment/northside/mobility", shows: "a visit for a whole party, two rooms for all" },
  { path: "/widget/otl/welcome", shows: "a link that is good for one booking" },
  { path: "/widget/form/intake", shows: "a form with questions of every kind" },
  { path: "/widget/survey/wellbeing-check", shows: "a survey that goes its own way for everybody" },
  { path: "/v2/preview/spring-draft", shows: "what is not published yet" },
  { path: "/demo/embed/host.html", shows: "the widget on somebody else's page" },
  { path: "/account/sign-in", shows: "where those who work there sign in" },
  { path: "/graphql", shows: "the graph, to be asked" },
  { path: "/developers", shows: "how to build on it" },
];

/** The lines to print once the server listens. */
export function addressLines(origin: string, addresses: readonly DemoAddress[] = demoAddresses): string[] {
  const width = Math.max(...addresses.map(({ path }) => path.length));
  return [
    `Daybook is ready at ${origin}`,
    ...addresses.map(({ path, shows }) => `  ${origin}${path.padEnd(width)}   ${shows}`),
  ];
}
