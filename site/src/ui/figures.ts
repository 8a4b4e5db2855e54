/** The most figures that the styles of a list of figures have columns for. */
const most = 7

/** The classes of a list of `n` figures, from which its columns follow; throws where the styles have no columns for so many. */
export const figuresClass = (n: number): string => {
  if (n < 1 || n > most) throw new Error(`a list of ${n} figures`)
  return `figures of-${n}`
}
