import { createHash } from 'node:crypto'

/** What a user's items are kept under. A hash, so that no text of a foreign service becomes a key of ours. */
export const keyOfSubject = (issuer: string, subject: string): string =>
  createHash('sha256').update(`${issuer} ${subject}`).digest('base64url')
