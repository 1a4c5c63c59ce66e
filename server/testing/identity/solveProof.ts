import { zeroBits } from "../../modules/access/proofOfWork.ts";
import type { ProofOfWork } from "../bookings/visit.ts";

export function solveProof({ challenge, bits }: Partial<ProofOfWork>): string {
  if (challenge === undefined || bits === undefined) throw new Error("no work was demanded");
  for (let nonce = 0; ; nonce++) if (zeroBits(`${challenge}${nonce}`) >= bits) return String(nonce);
}
