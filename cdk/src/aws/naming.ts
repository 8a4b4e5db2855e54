/** A name with a capital, as constructs have them. */
export const capital = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase())
