import { html, type Html } from '@kupodex/data/html'
import spriteUrl from '#images/sprite.svg?url&no-inline'
import { fill } from '#texts/fill.ts'
import type { GuideFacts } from './facts.ts'
import { type Spawn, spawnKey } from './spawns.ts'
import { animalTexts } from './texts.ts'
import { bellsText, durationText, localText } from './times.ts'

/** How long it takes until a spawn begins or ends, in words. */
export const leftText = ({ start, end }: Spawn, now: number, { language }: Pick<GuideFacts, 'language'>): string => {
  const { inTime, left } = animalTexts(language)
  return now < start
    ? fill(inTime, { time: durationText(start - now, language) })
    : fill(left, { time: durationText(end - now, language) })
}

export const rowsHtml = (spawns: readonly Spawn[], now: number, facts: GuideFacts): Html => {
  const { language, weathers } = facts
  const words = animalTexts(language)
  return html`${spawns.map((spawn) => {
    const { animal, start, end } = spawn
    const local = localText(spawn, language)
    const weather = animal.weatherId === null ? words.any : (weathers[animal.weatherId] ?? '?')
    const isHere = start <= now
    return html`<tr role="row" data-key="${spawnKey(spawn)}" class="${isHere ? 'here' : ''}">
      <th role="rowheader" scope="row">${animal.name} <span class="letter">${animal.size}</span>${isHere ? html` <b class="here">${words.here}</b>` : ''}</th>
      <td role="cell" class="${animal.weatherId === null ? 'soft' : ''}">${weather}</td>
      <td role="cell" class="n">${bellsText({ start, end })}</td>
      <td role="cell" class="spawn-time">${local}<small data-left>${leftText(spawn, now, facts)}</small></td>
      <td role="cell" class="act"><button class="tool-button" data-calendar aria-label="${fill(words.toCalendar, { name: animal.name, time: local })}"><svg class="icon" aria-hidden="true"><use href="${`${spriteUrl}#calendar`}"></use></svg></button></td>
    </tr>`
  })}`
}
