/** The encodings known to CloudFront that an Accept-Encoding header accepts, the better one first; a weight of 0 rejects one. */
export const acceptedEncodings = (accept: string): ('br' | 'gzip')[] => {
  const weights = new Map(
    accept
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...params] = part.split(';').map((each) => each.trim())
        const weight = params.find((each) => each.startsWith('q='))?.slice(2)
        return [name, weight === undefined ? 1 : Number(weight)] as const
      }),
  )
  return (['br', 'gzip'] as const).filter((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0)
}
