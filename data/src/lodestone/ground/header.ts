import type { Element } from '../markup/element.ts'
import { expectLayout } from '../markup/layout-error.ts'
import { characterLink, matchIn, pictureIn, textIn, worldOf } from '../markup/values.ts'
import type { ProfileTabs } from './tabs.ts'

/** The top of every page of a character. */
export type CharacterHeader = {
  id: number
  name: string
  title: string | null
  world: string
  dataCenter: string | null
  avatarUrl: string
}

/** What a private profile still shows. */
export type PrivateCharacter = CharacterHeader & { message: string; tabs: ProfileTabs }

export const readHeader = (main: Element): CharacterHeader => {
  const frame = main.need('frame__chara')
  const title = frame.find('frame__chara__title')
  expectLayout(frame.need('frame__chara__box').children().length === (title ? 3 : 2), 'more than name, title and world')
  return {
    id: Number(matchIn(frame.need('frame__chara__link'), 'href', characterLink)),
    name: textIn(frame.need('frame__chara__name')),
    title: title && textIn(title),
    ...worldOf(frame.need('frame__chara__world').text),
    avatarUrl: pictureIn(frame.need('frame__chara__face')),
  }
}
