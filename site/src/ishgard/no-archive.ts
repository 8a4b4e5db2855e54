import { type Html, html } from '@kupodex/data/html'
import type { IshgardIndexAnswer } from '@kupodex/data/contract'
import { ishgardTexts } from '#boards/texts.ts'
import { inLanguage, ishgardPath } from '#paths/paths.ts'
import { fill } from '#texts/fill.ts'
import { fitting, type IshgardChoice, seasonOf } from './choice.ts'
import type { IshgardFrame } from './frame.ts'

/** What stands in place of the board of a scope that has no archive: the ways to those that have, as HTML. */
export const noArchiveHtml = (
  { language }: Pick<IshgardFrame, 'language'>,
  index: Pick<IshgardIndexAnswer, 'seasons'>,
  choice: IshgardChoice,
): Html => {
  const texts = ishgardTexts(language)
  const link = (scope: string, text: string) => {
    const { season, group, day } = fitting(index, { ...choice, scope })
    const href = inLanguage(language, ishgardPath(scope, season, group, day))
    return html`<a class="link" href="${href}">${text}</a>`
  }
  const others = (seasonOf(index, choice.season)?.scopes ?? []).filter((scope) => scope !== 'global').sort()
  const list = html`<ul class="row">${others.map((scope) => html`<li>${link(scope, scope)}</li>`)}</ul>`
  return html`
    <div class="panel pad stack" role="status">
      <h2>${fill(texts.noArchive, { scope: choice.scope })}</h2>
      <p>${link('global', texts.seeGlobal)}</p>
      ${others.length > 0 && html`<h3>${texts.archived}</h3>${list}`}
    </div>
  `
}
