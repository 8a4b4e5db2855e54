/** Where the services are that a command talks to, as the settings say; undefined is AWS itself. */
interface Services {
  AWS_REGION: string
  AWS_ENDPOINT_URL_DYNAMODB?: string | undefined
  AWS_ENDPOINT_URL_S3?: string | undefined
  KUPODEX_BUCKET: string
  KUPODEX_TABLE?: string | undefined
}

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ECONNRESET', 'EHOSTUNREACH', 'ETIMEDOUT', 'EAI_AGAIN'])

const badCredentials = new Set(['UnrecognizedClientException', 'InvalidSignatureException', 'ExpiredTokenException'])

const codesOf = (error: unknown): string[] => {
  if (!(error instanceof Error)) return []
  const itsCodes = [error.name, (error as NodeJS.ErrnoException).code ?? '']
  const inner = error instanceof AggregateError ? error.errors.flatMap(codesOf) : []
  return [...itsCodes, ...inner, ...codesOf(error.cause)]
}

/** A sentence for the operator about an error that came from outside; null where the error is a bug of ours and should be thrown on. */
export const sentenceOf = (error: unknown, services: Services): string | null => {
  const codes = codesOf(error)
  if (codes.some((code) => unreachable.has(code) || code === 'TimeoutError')) {
    const addresses = [services.AWS_ENDPOINT_URL_DYNAMODB, services.AWS_ENDPOINT_URL_S3].filter(
      (each) => each !== undefined,
    )
    const where = addresses.length > 0 ? addresses.join(' or ') : `AWS in ${services.AWS_REGION}`
    return `${where} could not be reached: ${(error as Error).message || codes.find((code) => unreachable.has(code))}.`
  }
  if (codes.includes('NoSuchBucket')) return `There is no bucket ${services.KUPODEX_BUCKET}.`
  if (codes.includes('ResourceNotFoundException')) return `There is no table ${services.KUPODEX_TABLE}.`
  if (codes.includes('ENOSPC')) return 'The disk is full.'
  if (codes.includes('ENOENT') || codes.includes('EACCES')) return `${(error as Error).message}.`
  if (codes.includes('CredentialsProviderError')) return 'There are no credentials for AWS.'
  if (codes.some((code) => badCredentials.has(code)))
    return `AWS does not take the credentials: ${(error as Error).message}.`
  if (codes.some((code) => code === 'AccessDenied' || code === 'AccessDeniedException')) {
    return `AWS denies access: ${(error as Error).message}.`
  }
  return null
}
