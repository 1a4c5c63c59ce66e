import type { Answers } from "./answers.ts";

export const noAnswers: Answers = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  dateOfBirth: "",
  locationKind: null,
  location: "",
  notes: "",
  consent: false,
};
