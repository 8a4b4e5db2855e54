import { type Html, html } from '@kupodex/data/html'

/** A sign with a text for screen readers. */
export const signHtml = (name: string, sign: string, label: string): Html =>
  html`<span class="move ${name}" role="img" aria-label="${label}">${sign}</span>`
