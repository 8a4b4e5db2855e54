import { wordAt, type Texts } from './text.ts'

const ordinal = (n: number): string => {
  const tail = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${tail}`
}

const rankEn = (companyId: number, rank: number): string => {
  const word = wordAt('Storm|Serpent|Flame', companyId - 1)
  const ranks =
    'Private Third Class|Private Second Class|Private First Class|Corporal|Sergeant Third Class|Sergeant Second Class|' +
    'Sergeant First Class|Chief # Sergeant|Second # Lieutenant|First # Lieutenant|Captain'
  const name = wordAt(ranks, rank - 1)
  return name.includes('#') ? name.replace('#', word) : `${word} ${name}`
}

export const en: Texts = {
  site: 'FINAL FANTASY XIV, The Lodestone',
  character: 'Character',
  homeWorld: 'Home World',
  tabs: {
    profile: 'Profile',
    class_job: 'Class/Job',
    achievement: 'Achievements',
    following: 'Follow',
  },
  privateProfile: "This character's profile is private.",
  raceClanGender: 'Race/Clan/Gender',
  nameday: 'Nameday',
  guardian: 'Guardian',
  town: 'City-state',
  grandCompany: 'Grand Company',
  freeCompany: 'Free Company',
  pvpTeam: 'PvP Team',
  attributes: ['Attributes', 'Strength', 'Dexterity', 'Vitality', 'Intelligence', 'Mind'],
  introduction: 'Character Profile',
  itemLevel: 'Item Level',
  pieceOf: (place, itemLevel) => {
    const [name, quality] = [
      wordAt('Arm|Shield|Hat|Coat|Gloves|Belt|Trousers|Boots|Earring|Necklace|Bracelet|Ring|Ring|Soul', place),
      wordAt('Plain|Sturdy|Fine|Splendid', itemLevel % 4),
    ]
    return itemLevel === 0 ? name : `${quality} ${name}`
  },
  level: 'LEVEL',
  roles: {
    tank: 'Tank',
    healer: 'Healer',
    melee: 'Melee DPS',
    ranged: 'Physical Ranged DPS',
    magic: 'Magical Ranged DPS',
    hand: 'Disciples of the Hand',
    land: 'Disciples of the Land',
  },
  war: 'DoW/DoM',
  craft: 'DoH/DoL',
  fields: {
    eureka: { section: 'The Forbidden Land, Eureka', level: 'Elemental Level' },
    bozja: { section: 'Bozjan Southern Front', level: 'Resistance Rank' },
    occult: { section: 'Occult Crescent', level: 'Knowledge Level' },
  },
  total: 'Total',
  movement: 'Movement',
  slogan: 'Company Slogan',
  companyTag: 'Company Tag',
  formed: 'Formed',
  members: 'Active Members',
  rank: 'Rank',
  recruitment: ['Open', 'Closed'],
  standing: 'Allied',
  memberRanks: ['Master', 'Officer', 'Member'],
  notFound: ['Page not found.', 'There is nothing at this address, or there is nothing any more.'],
  restricted: ['Access Restricted', 'You do not have permission to view this page.'],
  maintenance: ['Maintenance', 'This page is being worked on. Try again later.'],
  noResults: 'Your search yielded no results.',
  thousands: ',',
  namedayOf: (day, moon, umbral) => `${ordinal(day)} Sun of the ${ordinal(moon)} ${umbral ? 'Umbral' : 'Astral'} Moon`,
  count: (total) => `${total} Total`,
  page: (page, pages) => `Page ${page} of ${pages}`,
  earned: (kind, name) => `${kind} achievement "${name}" earned!`,
  companyRank: rankEn,
}
