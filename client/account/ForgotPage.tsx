import { msg } from "@lingui/core/macro";
import { createAccountPage } from "./accountPages.tsx";
import { ForgotForm } from "./ForgotForm.tsx";

export const page = createAccountPage(msg`Forgot your password?`, () => <ForgotForm />);
