import type { AuthorData, CategoryData, PostData } from "../../../server/modules/content/rules/definition.ts";
import { action, entryId, pageId, picture, portrait, seo, text, toPage, toPath } from "./build.ts";

export const authors: Readonly<Record<string, AuthorData>> = {
  "amara-osei": {
    name: "Amara Osei",
    bio: "Physiotherapist at Northside Studio. Writes the way she explains: with a chair as the only prop.",
    image: portrait("amara", "Amara Osei"),
  },
  "daniel-whitford": {
    name: "Daniel Whitford",
    bio: "Nutritionist at Northside Studio. Tests every recipe on the other three.",
    image: portrait("daniel", "Daniel Whitford"),
  },
};

export const categories: Readonly<Record<string, CategoryData>> = {
  movement: {
    ...seo,
    name: "Movement",
    description: "Backs, knees, shoulders, and how to keep them on your side.",
  },
  food: { ...seo, name: "Food", description: "What to eat on a Tuesday." },
  rest: { ...seo, name: "Rest", description: "Sleep, breath, and doing nothing well." },
};

interface DemoPost {
  readonly slug: string;
  /** Days between publication and the creation of the demo. Null if it was never published. */
  readonly daysAgo: number | null;
  readonly data: PostData;
}

type Given = Pick<PostData, "title" | "excerpt" | "blocks"> & {
  readonly picture: readonly [name: string, alt: string];
  readonly by: string;
  readonly about: readonly string[];
};

function post(
  slug: string,
  daysAgo: number | null,
  content: Given,
  blog: string | null = pageId("journal"),
): DemoPost {
  const { title, excerpt, blocks } = content;
  const [name, alt] = content.picture;
  return {
    slug,
    daysAgo,
    data: {
      ...seo,
      title,
      excerpt,
      image: picture(name, name.startsWith("post-") ? "wide" : "room", alt),
      author: entryId("AUTHOR", content.by),
      categories: content.about.map((category) => entryId("CATEGORY", category)),
      blog,
      blocks,
    },
  };
}

export const posts: readonly DemoPost[] = [
  post("desk-by-four", 4, {
    title: "Your desk by four in the afternoon",
    excerpt: "Nobody sits badly at nine. Three things to change before the slump, none of them a new chair.",
    picture: ["post-desk", "A desk with a laptop, a lamp and a cup"],
    by: "amara-osei",
    about: ["movement"],
    blocks: [
      text(
        "start",
        "<p>Ask anybody to show you how they sit and they sit up straight. The body that comes to us was made at four, not at nine: one leg under the other, chin ahead of everything else.</p><h2>Move the screen, not yourself</h2><p>The top edge at the height of your eyes, an arm's length away. A stack of books does it.</p><h2>Stand up for calls</h2><p>Not for all of them. The ones where you mostly listen.</p>",
      ),
      {
        id: "said",
        kind: "quote",
        text: "The best posture is the next one.",
        source: "what every physiotherapist says by noon",
      },
      text(
        "end",
        "<h2>The two-minute reset</h2><ol><li>Feet on the floor, hands behind the head, look up. Three breaths.</li><li>Turn as if somebody called you from behind. Both sides.</li><li>Stand, and sit down again without using your hands. Five times.</li></ol><p>If it hurts in the same place every day for two weeks, come and show us.</p>",
      ),
    ],
  }),
  post("soup-for-a-week", 11, {
    title: "One soup, five evenings",
    excerpt: "Cook on Sunday, eat until Thursday, and do not get bored: it is all in what goes on top.",
    picture: ["post-soup", "A pot of soup on the stove"],
    by: "daniel-whitford",
    about: ["food"],
    blocks: [
      text(
        "soup",
        "<p>People do not fail at cooking, they fail at Wednesday. So the rule of this soup is that nothing happens on Wednesday but warming it up.</p><h2>The base</h2><p>Two onions, three carrots, a stick of celery, a cup of red lentils, a can of tomatoes, a quart and a half of stock. Forty minutes, no watching.</p><h2>The evenings</h2><table><thead><tr><th>Day</th><th>On top</th></tr></thead><tbody><tr><td>Sunday</td><td>Yogurt and mint</td></tr><tr><td>Monday</td><td>Fried mushrooms</td></tr><tr><td>Tuesday</td><td>An egg</td></tr><tr><td>Wednesday</td><td>Whatever cheese is left</td></tr><tr><td>Thursday</td><td>Toast, rubbed with garlic</td></tr></tbody></table>",
      ),
      {
        id: "talk",
        kind: "callToAction",
        title: "Wednesday is the problem?",
        text: "Bring three days of honest notes; leave with a week of meals you will actually cook.",
        actions: [action("Book nutrition advice", toPath("/widget/appointment/northside/nutrition"))],
      },
    ],
  }),
  post("first-ten-minutes", 18, {
    title: "The first ten minutes of a run",
    excerpt: "They are meant to feel bad. What your body is doing while you wonder whether to turn around.",
    picture: ["post-run", "A runner by the river in the morning"],
    by: "amara-osei",
    about: ["movement"],
    blocks: [
      text(
        "run",
        "<p>For the first minutes your muscles ask for more than your heart has been told to send. That lag is not a lack of fitness, it is plumbing.</p><h2>Walk the first three</h2><p>Fast enough that you would be late for something. Then run so slowly that it is a little embarrassing.</p><h2>Decide at ten</h2><p>Turn around if you still want to. Hardly anybody does.</p>",
      ),
    ],
  }),
  post("sleep-before-supplements", 27, {
    title: "Sleep before supplements",
    excerpt: "Magnesium, melatonin, mushrooms: what we ask before anybody buys anything.",
    picture: ["post-sleep", "A bedroom window at night"],
    by: "daniel-whitford",
    about: ["rest", "food"],
    blocks: [
      text(
        "sleep",
        "<p>Most people who ask about magnesium have a lamp problem. Before we talk about powders we ask four questions, and usually stop at the second.</p><ol><li>What is the last light you look at?</li><li>When was the last coffee, honestly?</li><li>Is the bedroom cooler than the kitchen?</li><li>Do you get up at the same time on Sunday?</li></ol><p>Change one for two weeks. If nothing happens, write to us; there may be something worth looking into.</p>",
      ),
    ],
  }),
  post("breathing-on-the-stairs", 39, {
    title: "Breathing on the stairs",
    excerpt: "Four flights, two breaths a step: a class that needs no mat and no time.",
    picture: ["post-breath", "Somebody with closed eyes, breathing out"],
    by: "amara-osei",
    about: ["rest", "movement"],
    blocks: [
      text(
        "breath",
        "<p>Our elevator was out of order for a month, and everybody who came up was calmer by the third week. We looked into it.</p><p>Breathe in over two steps, out over three. The long way out tells the rest of you that nothing is chasing you. That is the whole technique, and it works on the way to a difficult meeting just as well.</p>",
      ),
    ],
  }),
  post("backs-in-a-good-mood", 53, {
    title: "Backs in a good mood",
    excerpt: "Why the same back hurts on Mondays only, and what a week of small walks does to it.",
    picture: ["post-back", "Somebody stretching by a window"],
    by: "amara-osei",
    about: ["movement"],
    blocks: [
      text(
        "back",
        '<p>A back is not a stack of bricks, it is closer to a mood. It hurts more when you slept badly, when you are worried, and when you have not moved since Friday.</p><h2>A week of small walks</h2><p>Ten minutes, twice a day, no phone. In our last group seven of nine people needed nothing else.</p><p>Read on: <a href="/journal/b/desk-by-four/">your desk by four in the afternoon</a>.</p>',
      ),
    ],
  }),
  // Without a blog, it has a short URL.
  post(
    "open-house",
    60,
    {
      title: "Open house on the first Saturday",
      excerpt: "Tea, the body scanner, and ten-minute massages: come and look around.",
      picture: ["courtyard", "The courtyard behind the house"],
      by: "daniel-whitford",
      about: ["rest"],
      blocks: [
        text(
          "house",
          "<p>On the first Saturday of every month the doors are open from two to five. Bruno gives ten-minute massages, first come, first served; Daniel explains what the scanner can and cannot know, and the kettle is on.</p><p>You need not book, and you will not be sold anything.</p>",
        ),
      ],
    },
    null,
  ),
  post("spring-in-your-step", null, {
    title: "Spring in your step",
    excerpt: "Six weeks of courtyard classes, and how to come back gently after a long winter.",
    picture: ["post-spring", "Blossoms over the courtyard"],
    by: "amara-osei",
    about: ["movement", "rest"],
    blocks: [
      text(
        "spring",
        "<p>From the end of March the evening class moves outside. Bring a layer more than you think, and a mat if you have one.</p>",
      ),
      {
        id: "class",
        kind: "callToAction",
        title: "Twelve mats, one blossom",
        text: "The courtyard takes as many as the hall.",
        actions: [action("See all treatments", toPage("treatments"))],
      },
    ],
  }),
];
