/** One thing a character owns; `date` is when it was obtained in epoch seconds, 0 where that is not known. */
export interface Owned {
  id: number
  date: number
}
