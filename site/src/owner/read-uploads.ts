/** The origins of `KUPODEX_UPLOADS_ADDRESS`, where pages may send pictures of users; none where it is not set. Throws an error that names it. */
export const readUploads = (env: Readonly<Record<string, string | undefined>>): string[] => {
  const { KUPODEX_UPLOADS_ADDRESS: text = '' } = env
  if (text === '') return []
  const address = URL.parse(text)
  if (address === null || !['http:', 'https:'].includes(address.protocol))
    throw new Error(`KUPODEX_UPLOADS_ADDRESS is "${text}"; it must be the address of the bucket that takes pictures.`)
  return [address.origin]
}
