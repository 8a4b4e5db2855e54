/** Parts of pages that were drawn before, as HTML by their names. */
export const keptHtml = new Map<string, string>()
