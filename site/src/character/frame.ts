import { languages } from '@kupodex/data/game'
import { formatMoment } from '#format/date.ts'
import spriteUrl from '#images/sprite.svg?url&no-inline'
import { drawnClass, drawnFace } from '#images/picture.ts'
import { fill } from '#texts/fill.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { type CharacterView, type ShownCharacter, view } from './character-store.ts'
import { showNote } from './frame-note.ts'
import { frameKey } from '#storage/keys.ts'
import type { FrameFacts } from './frame-boot.ts'
import { openName } from './open-name.ts'
import { characterMenu, hasBar, percentOf } from './menu.ts'
import { ownCounts, withOwnCounts } from './own-counts.ts'

const frameFacts = ({ character, at = 0 }: ShownCharacter, sprite: string): FrameFacts => {
  const { id, name, dcName, worldName, iconUrl } = character
  const sky = drawnFace(id)
  const counted = withOwnCounts(character)
  return {
    id,
    at,
    name,
    home: [dcName, worldName].filter((place) => place !== '').join(' / '),
    face: [drawnClass(sky), `${sprite}#${sky.symbol}`],
    icon: iconUrl,
    percents: Object.fromEntries(characterMenu.filter(hasBar).map((entry) => [entry.word, percentOf(counted, entry)])),
  }
}

/** Says how old the browser's copy is, where nothing newer can be had. */
const showAge = (page: Document, shown: ShownCharacter): void => {
  const note = page.querySelector<HTMLElement>('[data-kept]')
  if (note === null) return
  note.hidden = shown.isKept !== true
  const language = languages.find((one) => one === page.documentElement.lang) ?? 'en'
  if (!note.hidden) note.textContent = fill(note.dataset.kept ?? '', { date: formatMoment(shown.at ?? 0, language) })
}

/** Names what is open, the page and the character in the title of the document. */
const showTitle = (page: Document, shown: CharacterView): void => {
  if (!('character' in shown) || shown.character.name === '') return
  const heading = page.querySelector('h1')?.textContent ?? ''
  const names = [openName.get(), heading, shown.character.name, 'Kupodex'].filter((name) => name !== '')
  page.title = [...new Set(names)].join(' · ')
}

export const showFrame = (page: Document, shown: ShownCharacter): void => {
  const facts = frameFacts(shown, spriteUrl)
  globalThis.kupodexFrame?.(facts)
  showTitle(page, shown)
  // What only its owner sees must not be read by whoever uses this browser next.
  if (shown.isOwn) safeStorage('localStorage').removeItem(frameKey)
  else safeStorage('localStorage').setItem(frameKey, JSON.stringify(facts))
}

const isOwn = (shown: CharacterView | undefined) => shown !== undefined && 'character' in shown && shown.isOwn === true

const show = (page: Document, shown: CharacterView, before: CharacterView | undefined): void => {
  page.querySelector<HTMLElement>('[data-frame]')?.setAttribute('data-frame', shown.state)
  if (shown.state === 'deleted' || shown.state === 'notFound') safeStorage('localStorage').removeItem(frameKey)
  if ('character' in shown) showAge(page, shown)
  // Its owner may have shown it to everybody since.
  if (isOwn(shown) || isOwn(before)) showNote(page, ({ own }) => (isOwn(shown) ? own : undefined))
  if ('character' in shown && shown.character.name !== '') showFrame(page, shown)
}

/** Keeps the frame of a page as its character is. */
export const bindFrame = (page: Document): void => {
  view.subscribe((shown, before) => show(page, shown, before))
  openName.listen(() => showTitle(page, view.get()))
  ownCounts.listen(() => {
    const shown = view.get()
    if ('character' in shown) showFrame(page, shown)
  })
}
