import { msg } from "@lingui/core/macro";
import { createAccountPage } from "./accountPages.tsx";
import { ResetForm } from "./ResetForm.tsx";

/** The target of a mailed link. Its token is in the URL fragment, which reaches no server or log. */
export const page = createAccountPage(msg`Choose a password`, () => <ResetForm />);
