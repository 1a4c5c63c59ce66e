import type { AbsenceJob, AbsenceProblem } from "./types.ts";

export interface AssignmentScore {
  readonly kept: number;
  readonly sameProvider: number;
}

/** Scores the best of all assignments, without any bound. For tests. */
export function findBestScore({ jobs }: AbsenceProblem): AssignmentScore {
  let best: AssignmentScore = { kept: 0, sameProvider: 0 };
  const taken: { readonly job: AbsenceJob; readonly staffId: string }[] = [];
  const visit = (index: number, { kept, sameProvider }: AssignmentScore): void => {
    const job = jobs[index];
    if (job === undefined) {
      if (kept > best.kept || (kept === best.kept && sameProvider > best.sameProvider))
        best = { kept, sameProvider };
      return;
    }
    visit(index + 1, { kept, sameProvider });
    for (const { staffId, isSameProvider } of job.candidates) {
      if (taken.some((one) => one.staffId === staffId && overlaps(one.job, job))) continue;
      taken.push({ job, staffId });
      visit(index + 1, {
        kept: kept + job.weight,
        sameProvider: sameProvider + (isSameProvider ? job.weight : 0),
      });
      taken.pop();
    }
  };
  visit(0, best);
  return best;
}

export function overlaps(a: AbsenceJob, b: AbsenceJob): boolean {
  return a.from < b.until && b.from < a.until;
}
