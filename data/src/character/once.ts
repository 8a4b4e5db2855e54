/** Memoizes a function of one object: the result is computed once and kept for as long as the object lives. */
export const oncePer = <Of extends object, Made>(make: (source: Of) => Made): ((source: Of) => Made) => {
  const made = new WeakMap<Of, { value: Made }>()
  return (source) => {
    const known = made.get(source)
    if (known) return known.value
    const value = make(source)
    made.set(source, { value })
    return value
  }
}
