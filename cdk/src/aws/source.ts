/** Game prose is not committed, but is published where an import has written it. */
const prose = 'data/prose/'

/** What of the workspace the publisher does not get: what Git ignores but the prose, Git's own, and files with secrets. */
export const sourceIgnore = (gitignore: string): string[] => [
  ...gitignore.split('\n').filter((line) => line !== '' && !line.startsWith('#') && line !== prose),
  '.git',
  '.env*',
]
