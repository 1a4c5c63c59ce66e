import { msg } from "@lingui/core/macro";
import { createAccountPage } from "./accountPages.tsx";
import { readNextAddress } from "./nextAddress.ts";
import { SignInForm } from "./SignInForm.tsx";

export const page = createAccountPage(msg`Sign in`, (url, { acceptsPasskeys }) => (
  <SignInForm nextAddress={readNextAddress(url.search)} acceptsPasskeys={acceptsPasskeys} />
));
