/** A thing of which facts kept by hand say something else than the ways to get it. */
export interface Dispute {
  table: string
  id: number
  /** What the table has. */
  taken: string
  /** What says otherwise. */
  against: string
}

/** Collects what facts disagree on while tables are built, each thing once. */
export class Disputes {
  readonly #all = new Map<string, Dispute>()

  /** Notes that something speaks against what the table has. */
  note(dispute: Dispute): void {
    this.#all.set(`${dispute.table} ${dispute.id}`, dispute)
  }

  /** All of them, in the order noted. */
  get all(): Dispute[] {
    return [...this.#all.values()]
  }
}
