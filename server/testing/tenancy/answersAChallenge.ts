/** Their input is an answer to a fresh challenge. The tests of sign-in send answers of other users and businesses. */
export const ANSWERS_A_CHALLENGE = [
  "confirmCodeSetup",
  "finishPasskeyRegistration",
  "finishPasskeySignIn",
  "signInWithCode",
  "startPasskeyConfirmation",
  "startPasskeyRegistration",
  "startPasskeySignIn",
];
