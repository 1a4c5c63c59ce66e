import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export const guestServicesMessage: MessageDescriptor = msg`Please ensure you select services for all guests before proceeding`;
