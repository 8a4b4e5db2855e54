import type { Person } from '@kupodex/pipeline/population'
import { crestLayer, picture, siteImage } from '../ground/art.ts'
import { markup, type Markup } from '../ground/markup.ts'
import { grandCompanyText, type Site } from '../ground/site.ts'

const block = (icon: Markup, box: Markup): Markup =>
  markup`<div class="character-block">${icon}<div class="character-block__box">${box}</div></div>`

const image = (what: string): Markup => markup`<img src="${siteImage(what)}" width="32" height="32" alt="">`

const pair = (title: string, value: Markup | string): Markup =>
  markup`<p class="character-block__title">${title}</p><p class="character-block__name">${value}</p>`

const group = (of: 'freecompany' | 'pvpteam', title: string, id: string, name: string): Markup => {
  const layers = (['B', 'F', 'S'] as const).map(
    (layer) => markup`<img src="${crestLayer(layer, id, 40)}" width="28" height="28">`,
  )
  return block(
    markup`<div class="character__${of}__crest"><div class="character__${of}__crest__image">${layers}</div></div>`,
    markup`<div class="character__${of}__name"><p>${title}</p><h4><a href="/lodestone/${of}/${id}/">${name}</a></h4></div>`,
  )
}

/** Nameday in the page's language; odd moons are astral, even ones umbral. */
const namedayText = ({ texts }: Site, { nameday }: Person): string =>
  texts.namedayOf(nameday.day, Math.ceil(nameday.moon / 2), nameday.moon % 2 === 0)

/** Race and clan in the form for the person's gender. */
const raceAndClan = ({ find, name }: Site, person: Person) => {
  const form = person.gender === 'male' ? 'masculine' : 'feminine'
  return { race: name(find('races', person.raceId)[form]), clan: name(find('clans', person.clanId)[form]) }
}

/** The blocks beside the portrait: those for a grand company, free company or PvP team only where there is one. */
export const profileBlocks = (site: Site, person: Person): Markup[] => {
  const { texts, find, name } = site
  const { race, clan } = raceAndClan(site, person)
  const face = markup`<img src="${picture(person.picture, 'fc0')}" width="32" height="32" alt="" class="character-block__face">`
  const guardian = name(find('guardians', person.guardianId).name)
  const company = grandCompanyText(site, person.grandCompany)
  const blocks = [
    block(face, pair(texts.raceClanGender, markup`${race}<br />${clan} / ${person.gender === 'male' ? '♂' : '♀'}`)),
    block(
      image(`guardian ${person.guardianId}`),
      markup`<p class="character-block__title">${texts.nameday}</p><p class="character-block__birth">${namedayText(site, person)}</p>${pair(texts.guardian, guardian)}`,
    ),
    block(image(`town ${person.townId}`), pair(texts.town, name(find('towns', person.townId).name))),
  ]
  if (company !== null) blocks.push(block(image('grand company'), pair(texts.grandCompany, company)))
  const { freeCompany, pvpTeam } = person
  if (freeCompany) blocks.push(group('freecompany', texts.freeCompany, freeCompany.id, freeCompany.name))
  if (pvpTeam) blocks.push(group('pvpteam', texts.pvpTeam, pvpTeam.id, pvpTeam.name))
  return blocks
}
