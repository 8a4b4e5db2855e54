/** One thing a character owns; `date` is when it was obtained in epoch seconds, 0 if not known. */
export interface Owned {
  id: number
  date: number
}
