/** Matches a submission or response `a` with an answer equal to the lower-case e-mail $2. */
export const HAS_PERSON_EMAIL = `EXISTS (SELECT FROM jsonb_each(a.answers) x WHERE lower(x.value ->> 'text') = $2)`;
