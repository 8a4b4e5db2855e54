/** A field as CSV has it: in quotes where it has to be. */
const fieldOf = (text: string): string => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A line of a CSV file, with its end. */
export const csvLine = (fields: readonly string[]): string => `${fields.map(fieldOf).join(',')}\n`
