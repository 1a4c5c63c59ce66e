import type { Question } from "../../../server/modules/content/rules/definition.ts";

export const questions: readonly Question[] = [
  {
    question: "Do I need a doctor's letter?",
    answer: "<p>No. If you have one, bring it; if we think you need one, we say so before we begin.</p>",
  },
  {
    question: "What should I wear?",
    answer: "<p>Whatever you can move in. There is a room to change, and towels are here.</p>",
  },
  {
    question: "Is there an elevator?",
    answer:
      '<p>There is, from the courtyard: ring, and we come down. Our <a href="/contact">second practice</a> on Water Street is on the ground floor.</p>',
  },
  {
    question: "What if I am late?",
    answer:
      "<p>Call us. We will see you for whatever is left of your time: the next person is already in the kitchen.</p>",
  },
];
