import { type Html, html } from '@kupodex/data/html'

/** A tooltip as HTML, for the inside of a link or button whose label says the same to screen readers. */
export const tipHtml = (text: string): Html => html`<span class="tip" aria-hidden="true">${text}</span>`
