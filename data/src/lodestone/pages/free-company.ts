import type { Element } from '../markup/element.ts'
import { expectLayout, unknownLayout } from '../markup/layout-error.ts'
import { mainOf } from '../markup/page.ts'
import { attributeOf, epochIn, freeCompanyLink, matchIn, textIn, wholeNumber, worldOf } from '../markup/values.ts'
import type { Parsed } from '../ground/outcome.ts'

/** A free company; the texts in the page's language, `formedEpoch` in seconds, the crest's layers from the back to the front. */
export type FreeCompanyPage = {
  /** 19 or 20 digits, more than a number holds. */
  id: string
  name: string
  tag: string | null
  slogan: string | null
  world: string
  dataCenter: string | null
  grandCompany: string
  grandCompanyStanding: string
  formedEpoch: number
  activeMembers: number
  rank: number
  crestUrls: string[]
  estateName: string | null
  estateAddress: string | null
  recruitment: string
  active: string
  communityFinderBanner: boolean
}

/** Reads a free company's page. The site leaves a `<p>` open, and in the name and tag closes a `<span>` that was never opened. */
export const readFreeCompany = (html: string): Parsed<FreeCompanyPage> => {
  const main = mainOf(html, ['span'])
  const head = main.need('entry__freecompany')
  const affiliations = head.all('entry__freecompany__gc')
  const [company, home] = affiliations
  if (affiliations.length !== 2 || !company || !home) return unknownLayout('the affiliations of a free company')
  const [grandCompany, standing] = splitAt(company.text, /[<＜]/)
  if (!grandCompany || !/^.+[>＞]$/.test(standing)) return unknownLayout('the grand company of a free company')
  const crestUrls = head
    .need('entry__freecompany__crest__image')
    .tagged('img')
    .map((image) => attributeOf(image, 'src'))
  expectLayout(crestUrls.length <= 3, 'the crest')
  return {
    outcome: 'ok',
    value: {
      id: matchIn(head, 'href', freeCompanyLink),
      name: textIn(head.need('entry__freecompany__name')),
      tag: readTag(main),
      slogan: main.need('freecompany__text__message').lines || null,
      ...worldOf(home.text),
      grandCompany,
      grandCompanyStanding: standing.slice(0, -1),
      ...readFigures(main),
      crestUrls,
      ...readEstate(main),
      communityFinderBanner: main.find('entry__cf') !== null,
    },
  }
}

const splitAt = (text: string, mark: RegExp): [before: string, after: string] => {
  const at = text.search(mark)
  return at === -1 ? [text, ''] : [text.slice(0, at).trimEnd(), text.slice(at + 1)]
}

/** The same class is on the label in the heading and on the tag. */
const readTag = (main: Element): string | null => {
  const [tag, ...others] = main.all('freecompany__text__tag').filter(({ name }) => name === 'p')
  const match = tag && others.length === 0 ? /^[«＜<](.*)[»＞>]$/.exec(tag.text) : null
  return match ? match[1] || null : unknownLayout('the tag of a free company')
}

/** Of a plain text, and of one that says that the free company recruits. */
const figureClasses = ['freecompany__text', 'freecompany__text freecompany__recruitment']

/**
 * Five plain texts in a fixed order: formed (the only date), members, rank, and, in the section after the estate, when it is
 * active and whether it recruits (with an extra class if it does). With more or fewer texts, or with that class elsewhere,
 * they cannot be identified.
 */
const readFigures = (main: Element) => {
  const plain = main.all('freecompany__text').filter((text) => figureClasses.includes(text.attribute('class') ?? ''))
  const [formed, members, rank, active, recruitment] = plain
  if (plain.length !== 5 || !formed || !members || !rank || !active || !recruitment) return unknownLayout('the figures')
  expectLayout(
    plain.slice(0, -1).every((text) => text.attribute('class') === figureClasses[0]),
    'the figures of a free company that recruits',
  )
  return {
    formedEpoch: epochIn(formed),
    activeMembers: wholeNumber(members.text),
    rank: wholeNumber(rank.text),
    active: textIn(active),
    recruitment: textIn(recruitment),
  }
}

const readEstate = (main: Element) => {
  const name = main.find('freecompany__estate__name')
  const address = main.find('freecompany__estate__text')
  expectLayout((name === null) === (address === null), 'the estate')
  return { estateName: name && textIn(name), estateAddress: address && textIn(address) }
}
