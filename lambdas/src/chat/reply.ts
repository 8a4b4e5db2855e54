import type { Language } from '@kupodex/data/game'

export interface Choice {
  name: string
  value: string
}

/** What is shown in a channel: a title that leads to a page of ours, and text below it in Discord's markdown. */
interface Shown {
  title: string
  url: string
  lines: readonly string[]
  image?: string
}

export type Reply =
  | { type: 1 }
  | { type: 4; data: Readonly<Record<string, unknown>> }
  | { type: 8; data: { choices: readonly Choice[] } }

/** Most letters that Discord takes, and how many choices it offers. */
export const most = { title: 256, text: 4096, note: 2000, choice: 100, choices: 25 } as const

/** That a message is shown to nobody but who asked. */
const ephemeral = 64

/** Nobody is called by a message of ours, whatever it says. */
const quiet = { allowed_mentions: { parse: [] } }

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff\\]+$/, '')}…`

/** As many lines from the first on as fit. */
const fitting = (lines: readonly string[], length: number): string => {
  let text = ''
  for (const line of lines) {
    const longer = text === '' ? line : `${text}\n${line}`
    if (longer.length > length) break
    text = longer
  }
  return text
}

/** Writes a text of others so that Discord shows it as it is: no markup, no address, nobody mentioned. */
export const plain = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .replace(/[\\`*_~|<>[\](){}#@:+\-.!/=]/g, '\\$&')

export const linked = (text: string, url: string): string => `[${plain(text)}](${url})`

/** Tells Discord that we are there. */
export const pong: Reply = { type: 1 }

/** Shows something to everybody in the channel. */
export const show = ({ title, url, lines, image }: Shown): Reply => ({
  type: 4,
  data: {
    embeds: [
      {
        ...{ title: cut(title, most.title), url, description: fitting(lines, most.text) },
        ...(image === undefined ? {} : { image: { url: image } }),
      },
    ],
    ...quiet,
  },
})

/** Tells something to who asked alone. */
export const tell = (...lines: readonly string[]): Reply => ({
  type: 4,
  data: { content: fitting(lines, most.note), flags: ephemeral, ...quiet },
})

/** Offers what could be typed next; what is too long to be chosen is left out. */
export const offer = (choices: readonly Choice[]): Reply => ({
  type: 8,
  data: {
    choices: choices
      .filter(({ name, value }) => name !== '' && value !== '' && value.length <= most.choice)
      .slice(0, most.choices)
      .map(({ name, value }) => ({ name: cut(name, most.choice), value })),
  },
})

/** The smallest share that is written as it is: a tenth of a percent. */
const least = 0.1

const written = (percent: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100)

/** A share in percent as the language writes it, to a tenth; what is more than nothing and less than that is `<0.1%`. */
export const formatShare = (percent: number, language: Language): string =>
  percent > 0 && percent < least ? `<${written(least, language)}` : written(percent, language)
