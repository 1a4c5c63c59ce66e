/** Sends the CSRF header with each request of the desk, so that it acts as the signed-in user (`relay/accountHeaders.ts`). */
export function actAsUser(fetchImpl: typeof fetch): typeof fetch {
  return (input, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set("x-daybook-csrf", "1");
    return fetchImpl(input, { ...init, headers });
  };
}
