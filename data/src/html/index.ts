export { type AtomEntry, atomText } from './atom.ts'
export { fillHtml, html, markupOf, raw } from './html.ts'
export type { Html, HtmlPart } from './html.ts'
