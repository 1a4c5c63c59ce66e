/** The key of the person $2 of the business $1, and the addresses that it had before merges. */
export const PERSON_EMAILS = `SELECT $2::text UNION SELECT unnest(k.former_emails) FROM contacts k WHERE k.business_id = $1 AND k.email_key = $2`;

/** Matches a submission or response `a` with an answer equal to an address of the person. */
export const HAS_PERSON_EMAIL = `EXISTS (SELECT FROM jsonb_each(a.answers) x WHERE lower(x.value ->> 'text') IN (${PERSON_EMAILS}))`;
