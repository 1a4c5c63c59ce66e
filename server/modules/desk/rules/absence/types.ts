/** Bookings of an absent staff member that one other person must take together. Instants in epoch minutes. */
export interface AbsenceJob {
  readonly id: string;
  /** The claimed time, including buffers. `until` is exclusive. */
  readonly from: number;
  readonly until: number;
  /** Number of bookings that are kept with it. */
  readonly weight: number;
  /** Staff who are free for it before any other job of the plan is assigned. */
  readonly candidates: readonly AbsenceCandidate[];
}

export interface AbsenceCandidate {
  readonly staffId: string;
  readonly isSameProvider: boolean;
}

/** In the order of the staff list. */
export interface AbsenceStaff {
  readonly id: string;
  /** Number of bookings during the absence. */
  readonly load: number;
}

export interface AbsenceProblem {
  readonly jobs: readonly AbsenceJob[];
  readonly staff: readonly AbsenceStaff[];
  readonly maxSteps: number;
}

export interface AbsenceAssignment {
  /** Staff by the id of the job. A job without a substitute is absent. */
  readonly staffByJob: ReadonlyMap<string, string>;
  /** False if the step limit ended the search, so that another assignment may keep more bookings. */
  readonly isComplete: boolean;
}
