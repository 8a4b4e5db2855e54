/** The header with the SHA-256 of a request's body in hex: the network in front of the functions asks for it with every body. */
const bodyHashHeader = 'x-amz-content-sha256'

/** A JSON body with the headers that go with it; an empty one without a value. Hashes need a secure context: HTTPS, or this machine. */
export const jsonBody = async (
  value: unknown,
): Promise<Pick<RequestInit, 'body'> & { headers: Record<string, string> }> => {
  const body = value === undefined ? '' : JSON.stringify(value)
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body))
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const hashed = { [bodyHashHeader]: hex }
  return value === undefined
    ? { headers: hashed }
    : { body, headers: { 'content-type': 'application/json', ...hashed } }
}
