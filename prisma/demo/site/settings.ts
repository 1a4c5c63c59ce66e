import type { SiteData } from "../../../server/modules/content/rules/definition.ts";
import { action, picture, toPage, toPath } from "./build.ts";

const below = (label: string, page: string) => ({ label, target: toPage(page), children: [] });

export const settings: SiteData = {
  title: "Northside Studio",
  tagline: "Movement, massage and plain good advice",
  description: "A small studio for physiotherapy, massage, yoga and nutrition on Orchard Street in New York.",
  locale: "en-US",
  navigation: [
    {
      label: "Treatments",
      target: toPage("treatments"),
      children: [
        action("All treatments", toPage("treatments")),
        action("The menu", toPath("/widget/service-menus/treatments")),
        action("Your first visit", toPage("first-visit")),
      ],
    },
    below("About", "about"),
    below("Journal", "journal"),
    below("Shop", "shop"),
    below("Contact", "contact"),
  ],
  footer:
    '<p><strong>Northside Studio</strong>, 48 Orchard Street, New York, NY 10002</p><p>Moving an appointment? <a href="/widget/booking">Find it here</a>.</p>',
  social: [{ kind: "INSTAGRAM", url: "https://www.instagram.com/northside.example" }],
  logo: {
    kind: "FILE",
    path: "/demo/site/logo.svg",
    width: 48,
    height: 48,
    alt: "",
  },
  ogImage: picture("hero-studio", "hero", "The bright hall of the studio"),
};
