import type { FormDefinition } from "../../../../shared/forms/definition.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";
import { type WaitingUpload, waitingUploadsSql } from "./uploads.ts";

export interface FormVersionKey {
  readonly formId: string;
  readonly version: number;
}

export interface BookedForm extends FormVersionKey {
  readonly definition: FormDefinition;
}

/** An older version stays valid for visitors who loaded it before the newest one was published. */
const OLD_HOURS = 24;

/**
 * A form has the version that the visitor filled in if that was the newest within `OLD_HOURS`, otherwise the newest
 * version.
 */
export async function loadBookedForms(
  query: Sql["query"],
  businessId: string,
  request: {
    readonly formIds: readonly string[];
    readonly filledIn: readonly FormVersionKey[];
    readonly uploadIds: readonly string[];
    readonly now: number;
  },
): Promise<{ readonly forms: readonly BookedForm[]; readonly uploads: readonly WaitingUpload[] }> {
  const versions = request.formIds.map(
    (id) => request.filledIn.find((one) => one.formId === id)?.version ?? null,
  );
  const [row] = await query<{ forms: BookedForm[]; uploads: WaitingUpload[] }>(
    `SELECT coalesce((
              SELECT jsonb_agg(jsonb_build_object('formId', v.form_id, 'version', v.version, 'definition', v.definition) ORDER BY a.place)
                FROM unnest($2::uuid[], $3::int[]) WITH ORDINALITY AS a(form_id, version, place)
                JOIN forms f ON f.business_id = $1 AND f.id = a.form_id
                JOIN form_versions v ON v.business_id = $1 AND v.form_id = f.id AND v.version = CASE
                  WHEN EXISTS (SELECT FROM form_versions n WHERE n.business_id = $1 AND n.form_id = f.id AND n.version = a.version::bigint + 1
                                  AND n.created_at > $5::timestamptz - interval '${OLD_HOURS} hours') THEN a.version ELSE f.version END
            ), '[]') AS forms,
            ${waitingUploadsSql({ ids: "$4", now: "$5" })} AS uploads`,
    [businessId, request.formIds, versions, request.uploadIds, new Date(request.now).toISOString()],
    { prepare: true },
  );
  return row!;
}
