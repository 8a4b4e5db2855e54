/** Puts values in the places of a text: `{n}` is filled with `n`. What others wrote has to be made plain before. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
