import { parseHTML } from 'linkedom'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/** A part of a page as the build draws it. */
export const prerendered = async (part: ReactNode): Promise<Document> => {
  const { prelude } = await prerender(part)
  return parseHTML(`<main>${await new Response(prelude).text()}</main>`).document
}

/** The words of whatever a selector finds in a document. */
export const wordsIn = (document: Document, selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim())
