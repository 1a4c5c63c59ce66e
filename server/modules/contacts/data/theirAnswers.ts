/** Of a submission or response `a`: one of its answers is the person's e-mail ($2, in small letters), whatever form or survey asked for it. */
export const THEY_ANSWERED = `EXISTS (SELECT FROM jsonb_each(a.answers) x WHERE lower(x.value ->> 'text') = $2)`;
