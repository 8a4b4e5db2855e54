import type { Language } from '@kupodex/data/game'
import { type Html, html } from '@kupodex/data/html'
import { databasesKey, usualDatabases } from './chosen-databases.ts'
import { databaseWords, type KnownAs, linksElsewhere } from './databases.ts'
import { elsewhereTexts } from './texts.ts'

/** Links to a thing's pages in all databases, for all readers: the usual ones are seen until `showChosen` shows the chosen. Null where no database has one. */
export const linksHtml = (thing: KnownAs, language: Language): Html | null => {
  const usual = usualDatabases(language)
  const links = linksElsewhere(databaseWords, thing, language)
  if (links.length === 0) return null
  return html`
    <section class="stack on-screen" data-chosen-in="${databasesKey}">
      <h2>${elsewhereTexts(language).lookUp}</h2>
      <p class="row">
        ${links.map(
          ({ word, name, href }) =>
            html`<a class="link" href="${href}" rel="noreferrer" data-database="${word}"${!usual.includes(word) && html` hidden`}>${name}</a>`,
        )}
      </p>
    </section>
  `
}
