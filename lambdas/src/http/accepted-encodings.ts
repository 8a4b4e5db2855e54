/** The encodings that an Accept-Encoding header takes of those that CloudFront knows, the better one first; a weight of 0 refuses one. */
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
