import { msg } from "@lingui/core/macro";
import { createAccountPage } from "./accountPages.tsx";
import { AccountScreen } from "./AccountScreen.tsx";

/** The user's account. The server renders it without a user; the browser loads the viewer. */
export const page = createAccountPage(msg`Your account`, (_url, { timeZone, acceptsPasskeys }) => (
  <AccountScreen timeZone={timeZone} acceptsPasskeys={acceptsPasskeys} />
));
