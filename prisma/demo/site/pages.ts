import type { Block, PageData } from "../../../server/modules/content/rules/definition.ts";
import { demoId } from "../ids.ts";
import { action, card, pageId, picture, seo, text, toPage, toPath } from "./build.ts";
import { questions } from "./questions.ts";

interface DemoPage {
  /** Home has no slug. */
  readonly name: string;
  readonly slug: string;
  readonly data: PageData;
}

type Given = Pick<PageData, "title" | "description" | "blocks"> & Partial<PageData>;

const page = (slug: string, content: Given): DemoPage => ({
  name: slug === "" ? "home" : slug,
  slug,
  data: { ...seo, image: null, isBlog: false, isShop: false, ...content },
});

const hall = picture("hero-studio", "hero", "The bright hall of the studio, mats laid out, morning light");

export function home(hero: Block): DemoPage {
  return page("", {
    title: "Northside Studio",
    description:
      "Physiotherapy, massage, yoga and nutrition on Orchard Street: a small studio with time for you.",
    image: hall,
    blocks: [
      hero,
      text(
        "welcome",
        "<h2>Four people, two rooms, one hall</h2><p>We are a physiotherapist, a massage therapist, a yoga teacher and a nutritionist who share a kitchen, and a good part of what we know. <strong>You tell your story once</strong>; whoever sees you next has heard it.</p>",
      ),
      {
        id: "treatments",
        kind: "columns",
        columns: [
          [card("massage"), card("consultation")],
          [card("physio"), card("nutrition")],
          [card("yoga-class"), card("intro-call")],
        ],
      },
      {
        id: "heard",
        kind: "quote",
        text: "I came for my shoulder and left knowing how to sit. Nobody had asked about the chair before.",
        source: "Miriam, here since 2019",
      },
      {
        id: "journal",
        kind: "postList",
        title: "From the journal",
        blog: pageId("journal"),
        category: null,
        count: 3,
      },
      {
        id: "begin",
        kind: "callToAction",
        title: "Not sure what would help?",
        text: "Fifteen minutes on the phone, free of charge. We listen and tell you honestly who could help, even if that is not us.",
        actions: [action("Book an intro call", toPath("/widget/appointment/northside/intro-call"))],
      },
    ],
  });
}

export const HERO: Block = {
  id: "hero",
  kind: "hero",
  title: "Good hands, plain words",
  text: "Movement, massage and food that fits your week, two flights up on Orchard Street.",
  image: hall,
  actions: [action("Book a visit", toPage("book")), action("Who we are", toPage("about"))],
};

export const SPRING_HERO: Block = {
  ...HERO,
  title: "Spring at Northside",
  text: "Longer evenings, a class in the courtyard, and a gentle way back for everybody who hibernated.",
};

const about = page("about", {
  title: "About us",
  description: "Who works at Northside Studio, how we work, and what the rooms look like.",
  image: picture("hero-about", "hero", "The team at the long kitchen table"),
  blocks: [
    {
      id: "hero",
      kind: "hero",
      title: "A small studio, on purpose",
      text: "Since 2014, above the bakery. The smell of bread is free.",
      image: picture("hero-about", "hero", "The team at the long kitchen table"),
      actions: [],
    },
    text(
      "how",
      '<h2 id="text-how-we-work">How we work</h2><p>The first visit is mostly questions. We look, we move, we try something, and you go home with <em>one page</em>: what we think it is, what you can do, and when we should meet again. If we think it needs a doctor first, we say so and write the letter.</p><ul><li>Forty-five minutes are forty-five minutes.</li><li>Nobody is sold ten sessions on the first day.</li><li>Exercises fit into a day that has other things in it.</li></ul>',
    ),
    {
      id: "people",
      kind: "columns",
      columns: [
        [
          text(
            "amara",
            "<h3>Amara Osei</h3><p>Physiotherapist. Fifteen years of backs, knees and shoulders, and of explaining them in plain words.</p>",
          ),
          text(
            "bruno",
            "<h3>Bruno Almeida</h3><p>Massage therapist. Quiet hands, quieter music, and a firm view on desk chairs.</p>",
          ),
        ],
        [
          text(
            "chloe",
            "<h3>Chloe Nakamura</h3><p>Yoga teacher and coach. Teaches the morning and evening classes to people who say they are not bendy.</p>",
          ),
          text(
            "daniel",
            "<h3>Daniel Whitford</h3><p>Nutritionist. Cooks what he recommends, which keeps the recipes short.</p>",
          ),
        ],
      ],
    },
    {
      id: "rooms",
      kind: "gallery",
      title: "The rooms",
      images: [
        picture("reception", "room", "The reception desk with tea cups and a plant"),
        picture("treatment-room", "room", "A treatment room with a warm lamp"),
        picture("yoga-room", "room", "The hall with twelve mats"),
        picture("courtyard", "room", "The courtyard behind the house"),
      ],
    },
    {
      id: "said",
      kind: "quote",
      text: "They told me I did not need them any more. I still bring cake.",
      source: "Joseph, runner again",
    },
    {
      id: "find-us",
      kind: "columns",
      columns: [
        [
          {
            id: "contact",
            kind: "contact",
            title: "Talk to us",
            text: "We answer the phone between treatments. Leave a message and we will call you back the same day.",
          },
        ],
        [{ id: "map", kind: "mapLink", title: "Find us", address: "" }],
      ],
    },
  ],
});

const treatments = page("treatments", {
  title: "Treatments",
  description: "What we offer, for how long, and what it costs, with the next free time of each.",
  blocks: [
    text(
      "intro",
      "<p>Prices include tax. You can move or cancel until your visit begins; the earlier we know, the better.</p>",
    ),
    {
      id: "hands-on",
      kind: "columns",
      columns: [
        [card("massage"), card("body-scan")],
        [card("physio"), card("home-visit")],
        [card("mobility"), card("coaching")],
      ],
    },
    { id: "questions", kind: "faq", title: "Before you come", questions },
    {
      id: "choose",
      kind: "callToAction",
      title: "Found something?",
      text: "Choose a day and a person; we hold the time while you fill in the rest.",
      actions: [action("Book a visit", toPage("book"))],
    },
  ],
});

const book = page("book", {
  title: "Book a visit",
  description: "Choose a treatment, a day and a person, and book right here.",
  blocks: [
    text(
      "intro",
      "<p>Everything we offer is listed below. What you choose is held for you for ten minutes.</p>",
    ),
    {
      id: "booking",
      kind: "booking",
      title: "Choose your visit",
      service: null,
      provider: demoId("provider", "northside"),
      menu: null,
    },
    {
      id: "help",
      kind: "contact",
      title: "Rather talk to somebody?",
      text: "Call us: we can see the same free times that you see here.",
    },
  ],
});

const firstVisit = page("first-visit", {
  title: "Your first visit",
  description: "What to bring, what to tell Daniel before a nutrition visit, and a two-minute check.",
  image: picture("first-visit", "landscape", "Slippers, a towel and a glass of water"),
  blocks: [
    {
      id: "picture",
      kind: "image",
      image: picture("first-visit", "landscape", "Slippers, a towel and a glass of water"),
      caption: "All you need is here. Comfortable clothes help.",
    },
    text(
      "bring",
      "<h2>What to bring</h2><ol><li>Letters and pictures from doctors, if you have any.</li><li>Shoes that you walk in most days.</li><li>Your questions, written down: they slip away on the mat.</li></ol>",
    ),
    { id: "intake", kind: "form", title: "Before a nutrition visit", form: demoId("form", "intake") },
    {
      id: "check",
      kind: "survey",
      title: "How are you, really?",
      survey: demoId("survey", "wellbeing-check"),
    },
  ],
});

const journal = page("journal", {
  title: "Journal",
  description: "Short pieces on moving, eating and resting, written between treatments.",
  isBlog: true,
  blocks: [
    text("intro", "<p>We write down what we find ourselves saying three times a week.</p>"),
    { id: "posts", kind: "postList", title: "", blog: pageId("journal"), category: null, count: null },
  ],
});

const shop = page("shop", {
  title: "Shop",
  description: "The few things that we would buy ourselves, kept at the reception.",
  isShop: true,
  blocks: [
    text(
      "intro",
      "<p>Six things, no more. Take them with you after a visit, or call and we put them aside.</p>",
    ),
    { id: "products", kind: "productGrid", title: "", shop: pageId("shop"), products: [], count: null },
  ],
});

const contact = page("contact", {
  title: "Contact",
  description: "Where we are, how to reach us, and when.",
  blocks: [
    {
      id: "reach",
      kind: "contact",
      title: "How to reach us",
      text: "Monday to Friday from eight, Saturday from ten. The bell is the one beside the bakery's door.",
    },
    { id: "map", kind: "mapLink", title: "Orchard Street", address: "48 Orchard Street, New York, NY 10002" },
    { id: "questions", kind: "faq", title: "Often asked", questions: questions.slice(0, 3) },
  ],
});

/** In the order of the owner's list. */
export const pages: readonly DemoPage[] = [
  home(HERO),
  about,
  treatments,
  book,
  firstVisit,
  journal,
  shop,
  contact,
];
