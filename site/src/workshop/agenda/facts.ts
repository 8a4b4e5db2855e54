/** What the agenda needs besides the rows of the calculator; it comes once a reader asks for the agenda (`/island-agenda/en.json`). */
export interface AgendaFile {
  crafts: readonly { id: number; themes: readonly number[]; materials: readonly { id: number; amount: number }[] }[]
  /** Names of materials in the language of the page, and in English. */
  materials: readonly { id: number; name: string; english: string }[]
}
