import { type Person, randomOf } from '@kupodex/pipeline/population'
import { crestLayer, picture, siteImage } from '../ground/art.ts'
import { lines, markup, raw, type Markup } from '../ground/markup.ts'
import { grandCompanyText, type Site } from '../ground/site.ts'
import { characterPage } from './character-frame.ts'
import { gearBoxes } from './gear.ts'
import { jobLabel, levelText } from './job.ts'

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

const raceAndClan = ({ find, name }: Site, person: Person) => {
  const form = person.gender === 'male' ? 'masculine' : 'feminine'
  return { race: name(find('races', person.raceId)[form]), clan: name(find('clans', person.clanId)[form]) }
}

/** The blocks beside the portrait: those for a grand company, free company or PvP team only where there is one. */
const profileBlocks = (site: Site, person: Person): Markup[] => {
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

const attributes = (site: Site, person: Person): Markup => {
  const [heading, ...names] = site.texts.attributes
  const { values } = attributesOf(person)
  const rows = names.map(
    (name, i) =>
      markup`<tr><th><span class="js__tooltip" data-tooltip="${name}'s use.">${name}</span></th><td>${values[i] ?? 0}</td></tr>`,
  )
  return markup`<div class="js__character_toggle hide"><h3 class="heading--lead"><i class="icon-c--title icon-c__attributes"></i>${heading}</h3><table class="character__param__list">${rows}</table></div>`
}

const activeJob = (site: Site, person: Person, arms: Markup): Markup => {
  const { slot, level } = person.activeJob
  const icon = markup`<div class="character__class_icon"><img src="${jobLabel(site, person.activeJob).icon}" width="24" height="24" alt=""></div>`
  const name = markup`<img src="${siteImage(`job name ${slot.jobId}`)}" width="266" height="28" alt="" class="character__classjob">`
  return markup`<div class="character__class">${arms}<div class="character__class__data"><p>${site.texts.level} ${level} </p>${icon}${name}</div></div>`
}

const portrait = (person: Person): Markup => {
  const address = picture(person.picture, 'fl0')
  return markup`<div class="character__detail__image"><a href="${address}" class="js__image_popup"><img src="${address}" width="220" height="300" alt=""><img src="${siteImage('zoom')}" width="32" height="32" class="character__detail__popup js__tooltip" data-tooltip="+"></a></div>`
}

const levels = (site: Site, { jobs }: Person): Markup => {
  const roles = [...new Set(jobs.map(({ slot }) => slot.role))]
  const lists = roles.map((role) => {
    const items = jobs
      .filter(({ slot }) => slot.role === role)
      .map((job) => {
        const { icon, tooltip } = jobLabel(site, job)
        return markup`<li><img src="${icon}" width="24" height="24" alt="" class="js__tooltip"data-tooltip="${tooltip}">${levelText(job)}</li>`
      })
    return markup`<div class="character__level clearfix"><div class="character__level__list"><ul>${items}</ul></div></div>`
  })
  return markup`<div class="js__character_toggle">${lists}</div>`
}

const points = (person: Person): Markup => {
  const { hp, mp } = attributesOf(person)
  const bar = (label: 'hp' | 'mp', value: number) =>
    markup`<li><div><p class="character__param__text character__param__text__${label}--en-us">${label.toUpperCase()}</p><span>${value}</span></div><i class="character__param--${label}"></i></li>`
  return markup`<div class="js__character_toggle hide"><div class="character__param"><ul>${bar('hp', hp)}${bar('mp', mp)}</ul></div></div>`
}

/** Some colour their words; the empty bio is a dash. */
const introduction = (person: Person): Markup => {
  if (person.bio === '') return raw('-')
  return person.id % 5 === 0 ? markup`<span style="color:#CC0000">${lines(person.bio)}</span>` : lines(person.bio)
}

const share = ({ origin }: Site, { id, name }: Person): Markup =>
  markup`<ul class="social__btn"><li><a href="https://x.com/intent/tweet?url=${origin}/lodestone/character/${id}/&text=${encodeURIComponent(name)}" target="_blank"><i class="xiv-lds xiv-lds-x js__tooltip" data-tooltip="Post"></i></a></li></ul>`

const heading = ({ texts }: Site, rest: Markup): Markup =>
  markup`<div class="heading__flex"><h3>${texts.tabs.profile}</h3><span class="heading__flex__text"></span>${rest}</div>`

const openProfile = (site: Site, person: Person): Markup => {
  const toggle = raw('<input class="character__tgl" id="toggle-profile" type="checkbox" disabled>')
  const data = markup`<div class="character__profile__data"><div class="js__character_toggle"><div class="character__profile__data__detail">${profileBlocks(site, person)}</div></div>${attributes(site, person)}</div>`
  const { arms, left, right } = gearBoxes(site, person)
  const detail = markup`<div class="character__profile__detail"><div class="character__view clearfix">${activeJob(site, person, arms)}<div class="character__detail">${left}${portrait(person)}${right}</div></div>${levels(site, person)}${points(person)}</div>`
  const words = markup`<div class="heading__icon parts__space--reset"><h3>${site.texts.introduction}</h3></div><div class="character__selfintroduction">${introduction(person)}</div>`
  return markup`${heading(site, toggle)}<div class="character__profile clearfix">${data}${detail}</div>${words}	<div class="btn__comment">			</div>${share(site, person)}`
}

/** The profile; where it is private, only who it is. */
export const profilePage = (site: Site, person: Person): string => {
  const closed = markup`${heading(site, raw(''))}<p class="parts__zero">${raw(site.texts.privateProfile)}</p>${share(site, person)}`
  return characterPage(site, person, null, person.privacy.profile ? closed : openProfile(site, person))
}

/** The profile's values of strength, dexterity, vitality, intelligence, mind, HP and MP. */
const attributesOf = (
  person: Pick<Person, 'id' | 'activeJob'>,
): { readonly values: readonly number[]; readonly hp: number; readonly mp: number } => {
  const random = randomOf(person.id, person.activeJob.slot.jobId)
  const { level } = person.activeJob
  return { values: [1, 2, 3, 4, 5].map(() => level * 3 + random.int(level * 40)), hp: 100 + level * 900, mp: 10_000 }
}
