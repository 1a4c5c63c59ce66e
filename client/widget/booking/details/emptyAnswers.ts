import type { Answers } from "./answers.ts";

export const EMPTY_ANSWERS: Answers = {
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
