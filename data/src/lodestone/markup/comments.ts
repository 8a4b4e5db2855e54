const opening = '<!--'
const closing = '-->'

/** Where the comment that begins at `at` ends; -1 if none begins there, or it does not end. */
const endOfComment = (html: string, at: number): number => {
  if (!html.startsWith(opening, at)) return -1
  const end = html.indexOf(closing, at + opening.length)
  return end === -1 ? -1 : end + closing.length
}

/** The offset after white space and comments, found in one pass however many there are. */
export const afterComments = (html: string, from = 0): number => {
  let at = from
  for (;;) {
    while (/\s/.test(html.charAt(at))) at++
    const end = endOfComment(html, at)
    if (end === -1) return at
    at = end
  }
}

/** A text without comments; a comment that does not end is kept. */
export const withoutComments = (text: string): string => {
  let kept = ''
  let from = 0
  for (;;) {
    const at = text.indexOf(opening, from)
    const end = at === -1 ? -1 : endOfComment(text, at)
    if (end === -1) return kept + text.slice(from)
    kept += text.slice(from, at)
    from = end
  }
}
