type PathValue = string | number

/** The parameters in a path, by name; `{name?}` may be left out. */
export type ParamsIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Optional}?` ? { [Key in Optional]?: PathValue } : { [Key in Name]: PathValue }) &
      ParamsIn<Rest>
  : unknown

/**
 * A path with its parameters, encoded; commas are written as everybody writes them, so that caches hold a list once. Throws for a parameter
 * `.` or `..`: whoever fetches resolves these away, even encoded, and so would ask for another path.
 */
export const filledPath = (path: string, params: object): string =>
  path.replace(/\{(\w+)(\?)?\}/g, (_, name: string) => {
    const value = String((params as Readonly<Record<string, PathValue | undefined>>)[name] ?? '')
    if (value === '.' || value === '..') throw new Error(`The parameter ${name} must not be "${value}".`)
    return encodeURIComponent(value).replaceAll('%2C', ',')
  })

/** The address of a call: its path with a slash at the end and none too many, however many parameters were left out. Throws for a parameter `.` or `..`. */
export const callAddress = (path: string, params: object): string => `${filledPath(path, params)}/`.replace(/\/+$/, '/')
