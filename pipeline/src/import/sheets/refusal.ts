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
