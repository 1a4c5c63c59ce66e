import type { Database } from "./database.ts";
import type { OrderLimits, OwnOrderLimits } from "../../modules/bookings/rules/orderLimits.ts";
import type { Failure } from "../../shared/failures/failure.ts";
import type { PaymentGateways } from "../../modules/payments/gateways/port.ts";
import type { HostLookups } from "../../modules/businesses/verifyHost.ts";
import type { Clock, HumanCheck, Jobs, RandomSource } from "./ports.ts";
import type { Signer } from "../ids/signer.ts";
import type { SpamLimits } from "../../modules/access/spamCost.ts";
import type { UploadLimits } from "../../modules/questionnaires/uploads.ts";

/** The business a request is about, as far as the use cases need it. */
export interface BusinessScope extends OwnOrderLimits {
  readonly id: string;
  readonly timeZone: string;
  /** Its times are read and kept in its own zone alone. */
  readonly zoneLocked: boolean;
  readonly currency: string;
  /** The office's number: what is typed without a country is read as its country's. */
  readonly phone: string;
  /** Days after an appointment during which links show its contact data. */
  readonly linkContactDays: number;
  /** Origins besides our own to which forms and surveys may lead on. */
  readonly redirectOrigins: readonly string[];
}

/** What every use case works with. */
export interface Scope {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly signer: Signer;
  /** Without: what is due waits for the next sweep. */
  readonly jobs?: Jobs;
  /** Without: nothing can be paid here. */
  readonly payments?: PaymentGateways;
  /** How long a visitor has to pay, in seconds; without: what is left of the hold, and five minutes at least. */
  readonly paySeconds?: number;
  /** Has payments and refunds that are due looked at soon; without, they wait for the next look. */
  readonly wake?: () => void;
  /** Where the house itself is: nobody's host. */
  readonly houseOrigin?: () => string;
  /** Webhooks may lead to this very machine, for those who try things out; without: to public hosts alone. */
  readonly webhooksToLoopback?: boolean;
  /** Reads the proofs that the owner of a host publishes. Absent if no host can be proven. */
  readonly hostLookups?: HostLookups;
  /** When submitting costs something; without: as everywhere. */
  readonly spam?: SpamLimits;
  /** Limits on orders where the owner sets none. Default: `STANDARD_ORDER_LIMITS`. */
  readonly orderLimits?: OrderLimits;
  /** Verifies that a person sends a request. Absent if proof of work is the only means. */
  readonly humanCheck?: HumanCheck;
  /** How much may be sent before it is submitted; without: as everywhere. */
  readonly uploads?: UploadLimits;
  /** False switches off every limit by client address (`DAYBOOK_RATE_LIMITS=off`). Default: true. `countedAddress.ts` reads it. */
  readonly countsAddresses?: boolean;
  /** The request, for the audit log. Absent in commands and jobs. */
  readonly request?: { readonly id: string; readonly clientAddress: string; readonly locale: string };
  /** Inside a preview: nothing of what is done stays. */
  readonly isDry?: true;
  readonly business: BusinessScope;
}

/** An outcome: what was wanted, or a failure that the caller can act on. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };
