import { mayBeUser } from '#session/session-key.ts'
import { askPath } from '#ask/request-line.ts'
import { characterIdIn } from '#paths/lodestone.ts'
import { splitLanguage } from '#paths/paths.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { commonTexts } from '#texts/texts.ts'
import { announceFeed } from '#ui/announce-feed.ts'
import { whenIdle } from '../ui/when-idle.ts'
import { bindMenu } from './bind-menu.ts'
import { view } from './character-store.ts'
import { bindChoice } from './choice.ts'
import { bindFrame } from './frame.ts'
import { followThisCharacter } from './this-character.ts'

bindFrame(document)
bindMenu(document)
followThisCharacter(document)

const callOff = view.subscribe(({ state }) => {
  if (state !== 'ready') return
  queueMicrotask(() => callOff())
  whenIdle(() => void import('./ahead.ts').then(({ fetchAhead }) => fetchAhead()))
})

const id = characterIdIn(location.pathname)
if (id !== null) bindChoice(document, id)
if (id !== null) {
  const { language } = splitLanguage(location.pathname)
  announceFeed(document, commonTexts(language).feed, askPath('charFeed', { lang: language, id }))
}
if (id !== null && mayBeUser(safeStorage('localStorage')))
  void import('./user-frame.ts').then(({ bindUserFrame }) => bindUserFrame(document, id))
