import { type CharacterHeader, readHeader } from '../ground/header.ts'
import { contentOf, type ProfileTabs, readTabs, type ReadTabs } from '../ground/tabs.ts'
import type { Element } from '../markup/element.ts'
import { expectLayout, unknownLayout } from '../markup/layout-error.ts'
import { mainOf } from '../markup/page.ts'
import { attributeOf, levelOf, pictureIn, textIn, wholeNumber } from '../markup/values.ts'
import type { Parsed } from '../ground/outcome.ts'
import { type Gear, readGear } from './gear.ts'
import { type ProfileBlocks, readProfileBlocks } from './profile-blocks.ts'

/** A character's profile; `activeClassTooltip` names the active class in the page's language. */
export type CharacterPage = CharacterHeader &
  ProfileBlocks &
  ReadTabs<ProfileTabs> & {
    activeLevel: number
    activeClassIconUrl: string
    activeClassTooltip: string | null
    gear: Gear
    portraitUrl: string
    /** Lines are separated by \n; null where the site shows only a dash. */
    selfIntroduction: string | null
    /** Classes and jobs in the page's order, named in its language; null for one not unlocked. */
    profileLevels: { tooltip: string; level: number | null }[]
  }

/** Reads a profile; a private one is the outcome `private` with what it still shows. */
export const readCharacter = (html: string): Parsed<CharacterPage> => {
  const main = mainOf(html)
  const header = readHeader(main)
  const read = readProfileTabs(main)
  const content = contentOf(main)
  const profile = content.find('character__profile')
  if (!profile) {
    const notice = content.children().find((child) => child.has('parts__zero'))
    if (!notice) return unknownLayout('no .character__profile')
    return { outcome: 'private', character: { ...header, message: notice.text, tabs: read.tabs } }
  }
  const levels = readLevels(content)
  const active = content.need('character__class__data')
  const [levelText] = active.tagged('p')
  const activeClassIconUrl = pictureIn(active.need('character__class_icon'))
  const [portrait] = content.need('character__detail__image').tagged('a')
  const introduction = content.need('character__selfintroduction').lines
  return {
    outcome: 'ok',
    value: {
      ...header,
      ...readProfileBlocks(profile),
      activeLevel: wholeNumber(levelText?.text ?? ''),
      activeClassIconUrl,
      activeClassTooltip: levels.find(({ icon }) => icon === activeClassIconUrl)?.tooltip ?? null,
      gear: readGear(content),
      portraitUrl: portrait ? attributeOf(portrait, 'href') : unknownLayout('no portrait'),
      selfIntroduction: introduction === '-' ? null : introduction || unknownLayout('an empty introduction'),
      ...read,
      profileLevels: levels.map(({ tooltip, level }) => ({ tooltip, level })),
    },
  }
}

const readProfileTabs = (main: Element): ReadTabs<ProfileTabs> => {
  const read = readTabs(main)
  for (const state of Object.values(read.tabs)) expectLayout(state !== 'selected', 'not the profile tab')
  return read as ReadTabs<ProfileTabs>
}

const readLevels = (content: Element) => {
  const levels = content.all('character__level__list').flatMap((list) =>
    list.tagged('li').map((item) => {
      const [image] = item.tagged('img')
      if (!image) return unknownLayout('a level without a picture')
      return {
        icon: attributeOf(image, 'src'),
        tooltip: attributeOf(image, 'data-tooltip'),
        level: levelOf(textIn(item)),
      }
    }),
  )
  const boxes = content.all('character__level')
  expectLayout(levels.length > 0 && boxes.every((box) => box.find('character__level__list')), 'no levels')
  return levels
}
