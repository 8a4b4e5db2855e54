/** Some of a catalogue's texts: those that a page hands to the browser. */
export const pick = <Some extends object, Key extends keyof Some>(texts: Some, keys: readonly Key[]): Pick<Some, Key> =>
  Object.fromEntries(keys.map((key) => [key, texts[key]])) as Pick<Some, Key>
