import type { Identity } from './identity.ts'
import type { Random } from './random.ts'

const lines: Readonly<Record<Identity['language'], readonly string[]>> = {
  en: [
    'Here for the hats.',
    "Don't feed my chocobo.",
    'Weekday evenings, mostly fishing.',
    'Will craft for cake & tea',
    'Collecting everything that squeaks <3',
    'Level 100 at falling off things.',
    '"One more roulette"',
  ],
  de: [
    'Nur noch ein Stündchen.',
    'Sammle alles, was glänzt.',
    'Am Wochenende meist beim Angeln',
    'Suche: Ruhe & Äpfel',
    'Größer ist besser – außer bei Rechnungen.',
  ],
  fr: [
    'Toujours en retard, jamais perdue.',
    "L'aventure, puis la sieste.",
    'Collectionneur de chapeaux & de mascottes',
    'Où est ma canne à pêche ?',
    'Déjà cent fois mort, ça va.',
  ],
  ja: [
    'のんびり釣りをしています。',
    '帽子を集めています♪',
    '週末だけ遊びます',
    'よろしくお願いします！',
    '羊が好き（すごく）',
  ],
}

/** Texts that have misled readers of pages before: state messages, markup, codes, wide spaces. */
const traps = [
  "This character's profile is private.\nNot really.",
  '<p class="parts__zero">nothing to see</p>',
  'kupodex-1234abcd\n\nAT&T &amp; friends',
  '-\u3000- \u2661 Zero "quotes" \'and\' all',
]

/** A person's self-description, lines separated by \n; empty for most. */
export const personBio = (random: Random, language: Identity['language'], trap: boolean): string => {
  if (trap) return traps[0] ?? ''
  if (random.chance(0.01)) return random.pick(traps)
  if (random.chance(0.6)) return ''
  const count = 1 + random.int(4)
  return Array.from({ length: count }, () => random.pick(lines[language])).join('\n')
}
