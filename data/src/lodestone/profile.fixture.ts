import { gearBoxes } from './gear.fixture.ts'
import { characterPage, headerMarkup, type HeaderTexts, tabsMarkup } from './frame.fixture.ts'

/** The words around the values of a profile in one language. */
type ProfileWords = {
  race: readonly [title: string, value: string]
  nameday: readonly [title: string, value: string]
  guardian: readonly [title: string, value: string]
  cityState: readonly [title: string, value: string]
  grandCompany: readonly [title: string, value: string]
  freeCompany: string
  pvpTeam: string
}

export const words: Record<'en' | 'de' | 'fr' | 'ja', ProfileWords> = {
  en: {
    race: ['Race/Clan/Gender', 'Miqo&#39;te<br />Keeper of the Moon / ♀'],
    nameday: ['Nameday', '8th Sun of the 3rd Astral Moon'],
    guardian: ['Guardian', 'Thaliak, the Scholar'],
    cityState: ['City-state', 'Ul&#39;dah'],
    grandCompany: ['Grand Company', 'Order of the Twin Adder / Serpent Captain'],
    freeCompany: 'Free Company',
    pvpTeam: 'PvP Team',
  },
  de: {
    race: ['Volk / Stamm / Geschlecht', 'Miqo&#39;te<br>Mondstreuner / ♀'],
    nameday: ['Namenstag', '8. Sonne im 3. Lichtmond'],
    guardian: ['Schutzgott', 'Thaliak - Der Gelehrte'],
    cityState: ['Stadtstaat', 'Ul&#39;dah'],
    grandCompany: ['Staatliche Gesellschaft', 'Bruderschaft der Morgenviper / Viper-Hauptmann'],
    freeCompany: 'Freie Gesellschaft',
    pvpTeam: 'PvP-Team',
  },
  fr: {
    race: ['Race / Ethnie / Sexe', 'Miqo&#39;te<br />Gardien de la Lune / ♀'],
    nameday: ['Date de naissance', '8e soleil de la 3e lune astrale'],
    guardian: ['Divinité', 'Thaliak, l&#39;érudit'],
    cityState: ['Cité de départ', 'Ul&#39;dah'],
    grandCompany: ['Grande compagnie', 'Ordre des Deux Vipères / Capitaine'],
    freeCompany: 'Compagnie libre',
    pvpTeam: 'Équipe JcJ',
  },
  ja: {
    race: ['種族/部族/性別', 'ミコッテ<br />ムーンキーパー / ♀'],
    nameday: ['誕生日', '星3月8日'],
    guardian: ['守護神', '知の神 サリャク'],
    cityState: ['開始都市', 'ウルダハ'],
    grandCompany: ['所属グランドカンパニー', '双蛇党 / 大牙士'],
    freeCompany: '所属フリーカンパニー',
    pvpTeam: '所属PvPチーム',
  },
}

export const freeCompanyId = '9231112598714485863'
export const pvpTeamId = 'ab'.repeat(20)

export type ProfileTexts = HeaderTexts & {
  language?: keyof typeof words
  grandCompany?: boolean
  freeCompany?: boolean
  pvpTeam?: boolean
  introduction?: string
  gear?: string
  tabs?: string
}

/** A full profile with an item tooltip that looks like other parts of the page. */
export const profilePage = (texts: ProfileTexts = {}): string => {
  const {
    language = 'en',
    grandCompany = true,
    freeCompany = true,
    pvpTeam = true,
    introduction = '-',
    gear = gearBoxes(),
  } = texts
  const word = words[language]
  return characterPage(
    `<div class="heading__flex"><h3>Profile</h3><input type="checkbox" disabled></div>
<div class="character__profile clearfix"><div class="character__profile__data"><div class="character__profile__data__detail">
${block(pair(word.race))}
${block(`<p class="character-block__title">${word.nameday[0]}</p><p class="character-block__birth">${word.nameday[1]}</p>${pair(word.guardian)}`)}
${block(pair(word.cityState))}
${grandCompany ? block(pair(word.grandCompany)) : ''}
${freeCompany ? block(named('freecompany', word.freeCompany, freeCompanyId, 'Crumbs &amp; Sons')) : ''}
${pvpTeam ? block(named('pvpteam', word.pvpTeam, pvpTeamId, 'Nine / Tails')) : ''}
</div></div></div>
<div class="character__class"><div class="character__class__arms">${gear}</div>
<div class="character__class__data"><p>LEVEL 73 </p><div class="character__class_icon"><img src="https://img.example/nin.png"></div>
<img src="https://img.example/ninja.png" class="character__classjob"></div></div>
<div class="character__detail"><div class="character__detail__image"><a href="https://img2.example/f/aa_bbfl0.jpg?1700000000">
<img src="https://img2.example/f/aa_bbfl0.jpg?1700000000"><img src="https://img.example/zoom.png"></a></div></div>
<div class="character__level clearfix"><div class="character__level__list"><ul>
<li><img src="https://img.example/pld.png" alt="" class="js__tooltip"data-tooltip="Paladin / Gladiator">80</li>
<li><img src="https://img.example/nin.png" alt="" class="js__tooltip"data-tooltip="Ninja / Rogue">73</li>
<li><img src="https://img.example/sam.png" alt="" class="js__tooltip"data-tooltip="Samurai">-</li></ul></div></div>
<div class="character__selfintroduction">${introduction}</div>`,
    headerMarkup(texts),
    texts.tabs ?? tabsMarkup(),
  )
}

const block = (box: string) =>
  `<div class="character-block"><img src="x.png"><div class="character-block__box">${box}</div></div>`

const pair = ([title, value]: readonly [string, string]) =>
  `<p class="character-block__title">${title}</p><p class="character-block__name">${value}</p>`

const named = (path: string, title: string, id: string, name: string) =>
  `<div class="character__${path}__name"><p>${title}</p><h4><a href="/lodestone/${path}/${id}/">${name}</a></h4></div>`
