/** A refresh token of a client, and where its provider takes it back (RFC 7009); without an address it takes none. */
export interface Revocation {
  address: string | undefined
  client: string
  token: string
}

/** How long a logout waits for it, ms. */
const patience = 3000

/** Takes a refresh token back, so that no copy of it is good any more: not every provider does when a browser logs out. A failure hinders nobody. */
export const revoke = async (
  fetch: typeof globalThis.fetch,
  { address, client, token }: Revocation,
  signal = AbortSignal.timeout(patience),
): Promise<void> => {
  if (address === undefined) return
  const body = new URLSearchParams({ token, token_type_hint: 'refresh_token', client_id: client })
  // What it answers is for nobody, so that it need not allow pages to read it; and the page may be left meanwhile.
  await fetch(address, { method: 'POST', body, mode: 'no-cors', keepalive: true, signal }).catch(() => {})
}
