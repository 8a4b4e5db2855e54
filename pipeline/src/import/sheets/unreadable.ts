import { Refusal } from './refusal.ts'

/** Why the system refused something, in its own words without the call and the path; other errors are thrown on. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof Refusal) throw error
  const { code, message, syscall } = error as NodeJS.ErrnoException
  if (code === undefined || syscall === undefined) throw error
  return message.replace(/^\w+: /, '').replace(new RegExp(`, ${syscall}\\b.*$`, 's'), '')
}

/** What `read` gives; a file or folder that cannot be read is refused, named as `file`. */
export const readOrRefuse = <Read>(file: string, read: () => Read): Read => {
  try {
    return read()
  } catch (error) {
    throw new Refusal({ file }, `cannot be read: ${reasonOf(error)}`)
  }
}
