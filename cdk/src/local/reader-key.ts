import { keptSecret } from './kept-secret.ts'

/** The key that hashes of readers are made with on this machine: made at the first start, kept with the rest of the local state. */
export const readerKey = (folder: string): string => keptSecret(folder, 'reader.key').toString('hex')
