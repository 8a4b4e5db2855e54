/** Where in the operator's files a refusal points to; `row` counts records from 1, the header being 1. */
export interface CellRef {
  file: string
  row?: number | undefined
  column?: string | undefined
}

const placed = ({ file, row, column }: CellRef): string =>
  [file, row === undefined ? null : `row ${row}`, column === undefined ? null : `column ${column}`]
    .filter((part) => part !== null)
    .join(', ')

/** Input that is not imported: the message names file, row and column and says what is wrong with it. */
export class Refusal extends Error {
  readonly place: CellRef
  /** Whether something the import needs is not there at all, which the operator may accept. */
  readonly loss: boolean

  constructor(place: CellRef, problem: string, loss = false) {
    super(`${placed(place)}: ${problem}`)
    this.name = 'Refusal'
    this.place = place
    this.loss = loss
  }
}

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
