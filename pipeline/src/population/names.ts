import type { Random } from './random.ts'

/** How the words of a race are built: starts, middles and ends of invented words. */
interface Flavour {
  readonly starts: readonly string[]
  readonly middles: readonly string[]
  readonly ends: { readonly male: readonly string[]; readonly female: readonly string[] }
  /** Share of first names with an apostrophe after the first letters. */
  readonly apostrophe: number
}

const list = (text: string) => text.split(' ')

const soft: Flavour = {
  starts: list('Ael Cer Dor Fen Hal Ivo Ker Lin Mar Nol Ost Per Ruv Sel Tam Vael Wen Yor'),
  middles: list('a e i o ani elo ira uma avo ine'),
  ends: { male: list('rin dan lorn vick mond tas beck'), female: list('ra lise nea wyn della sha mie') },
  apostrophe: 0.02,
}
const long: Flavour = {
  starts: list('Aur Beau Cle Dal Esti Fro Guil Leau Mire Noir Pel Quis Roua Theo Vill'),
  middles: list('ai eau ie oi ure ande omb aur'),
  ends: { male: list('lont drieux vard nault min gnac'), female: list('lette rienne vine claire monde ssie') },
  apostrophe: 0.02,
}
const small: Flavour = {
  starts: list('Bo Chu Da Fi Gu Ko Lu Mo Ni Pa Ru Ta Wa Ze'),
  middles: list('lu ka do mi ru po zi na'),
  ends: { male: list('ko ru do bu jin to'), female: list('ka na mi lu sha ri') },
  apostrophe: 0.01,
}
const clipped: Flavour = {
  starts: list('A D F H J K M N R S T U V Y Z'),
  middles: list('ah aru hel iko lma nha rhe she tsu'),
  ends: { male: list('ra tan min bek lo khi'), female: list('ri wa leh sha nu ya') },
  apostrophe: 0.7,
}
const heavy: Flavour = {
  starts: list('Agn Brey Dyr Fhar Gert Hald Loet Merl Rost Skaer Thub Wyn Zwyn'),
  middles: list('a eyn o um arr oel'),
  ends: { male: list('geim broht swyb mund karn'), female: list('thota wyda geiss lona freyd') },
  apostrophe: 0,
}
const eastern: Flavour = {
  starts: list('Ak Chor Dur Gan Hai Ishi Kag Mun Nar Oge Sar Tem Ug Yuz'),
  middles: list('a u i en or an'),
  ends: { male: list('tai gan sen dur roh ken'), female: list('luun mei zara hime rin sal') },
  apostrophe: 0.03,
}
const wild: Flavour = {
  starts: list('Bral Cra Dhu Grel Hroz Kro Mag Orr Raz Sark Torg Vux'),
  middles: list('a o u oth ag er'),
  ends: { male: list('gar nok dran mor thas'), female: list('gira nette drys mara zeth') },
  apostrophe: 0.04,
}
const wood: Flavour = {
  starts: list('Bri Ejn Fjo Hel Lif Mjo Njal Ro Skji Tyr Vid Yrs'),
  middles: list('a e i ja or un'),
  ends: { male: list('dis gard mar nir var'), female: list('ney la dora rika vinne') },
  apostrophe: 0.02,
}

/** By race id 1-8, in the game's order of races. */
const flavours: readonly Flavour[] = [soft, long, small, clipped, heavy, eastern, wild, wood]

/** Names at the edges of what the game allows: 15 letters a part, 20 in all, one letter pairs, apostrophes anywhere. */
const edges = list(
  "Quillonderevast_Vuno Ib_Wa Na'il_O'Mozzeb Wuld_Hremmonadiquort Ta'_Y'ka'ru Zo-Ruk_Im-Val Xe'Ro'n_D'Ubbel O'O_I'I",
).map((name) => name.replace('_', ' '))

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const word = (random: Random, flavour: Flavour, gender: 'male' | 'female'): string => {
  const start = random.pick(flavour.starts)
  const stem = start + random.pick(flavour.middles) + (random.chance(0.2) ? random.pick(flavour.middles) : '')
  const whole = (random.chance(0.85) || stem.length < 4 ? stem + random.pick(flavour.ends[gender]) : stem).slice(0, 15)
  return random.chance(flavour.apostrophe) ? `${start}'${whole.slice(start.length)}` : whole
}

/** Two invented words of 2-15 letters, 20 at most in all, in the flavour of a race (id 1-8). About one in 150 is an edge case. */
export const personName = (random: Random, raceId: number, gender: 'male' | 'female'): string => {
  if (random.chance(1 / 150)) return random.pick(edges)
  const flavour = flavours[(raceId - 1) % flavours.length] ?? soft
  const first = word(random, flavour, gender).slice(0, 13)
  const family = word(random, random.chance(0.7) ? flavour : soft, gender)
  return `${capital(first)} ${capital(family.slice(0, 20 - first.length))}`
}

const companyFirst = list('Amber Brass Copper Dusk Ember Fallow Gilded Hollow Ivory Lantern Mossy Northern Quiet Umber')
const companySecond = list("Anvils Bakers Compass Drifters Errand Foxes Gulls Hearth Ink Kettle Ledger Moogle's Oars")

/** A free company's name and tag (up to 5 letters). */
export const companyName = (random: Random): { readonly name: string; readonly tag: string } => {
  const first = random.pick(companyFirst)
  const second = random.pick(companySecond)
  const name = random.chance(0.3) ? `The ${first} ${second}` : `${first} ${second}`
  return {
    name,
    tag: random.chance(0.2) ? `-${first.slice(0, 2)}&` : (first.slice(0, 2) + second.slice(0, 3)).slice(0, 5),
  }
}
