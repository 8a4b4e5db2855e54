import { isLanguage, type Language } from '@kupodex/data/game'
import * as z from 'zod'
import { parseJson } from '../http/body.ts'

/** What Discord asks for: whether we are there, the answer of a command, or what could be typed next. */
const interactionTypes = { ping: 1, command: 2, autocomplete: 4 } as const

const option = z.object({ name: z.string(), value: z.string().max(6000), focused: z.boolean().default(false) })

/** Who asks is not read: neither names nor ids of users are in it. The server or channel counts requests, and is forgotten with the instance. */
const schema = z.object({
  type: z.int(),
  locale: z.string().default('en'),
  guild_id: z.string().optional(),
  channel_id: z.string().optional(),
  data: z.object({ name: z.string(), options: z.array(option).default([]) }).optional(),
})

export interface Asked {
  language: Language
  command: string
  /** What was given for each option; the empty text for nothing. */
  given: (option: string) => string
  /** The option that is being typed; null once the command was sent. */
  typing: string | null
}

export type Interaction = { kind: 'ping' } | { kind: 'command'; asked: Asked; payer: string }

const languageOf = (locale: string): Language => {
  const word = locale.slice(0, 2).toLowerCase()
  return isLanguage(word) ? word : 'en'
}

/** Reads a request of Discord; null for what is none, or of a kind that we offer nothing for. */
export const readInteraction = (body: Buffer): Interaction | null => {
  const json = parseJson(body)
  const read = schema.safeParse(json.ok ? json.value : null)
  if (!read.success) return null
  const { type, locale, data, guild_id: guild, channel_id: channel = '' } = read.data
  if (type === interactionTypes.ping) return { kind: 'ping' }
  const isTyping = type === interactionTypes.autocomplete
  if (data === undefined || !(isTyping || type === interactionTypes.command)) return null
  const { name: command, options } = data
  return {
    kind: 'command',
    asked: {
      ...{ language: languageOf(locale), command },
      given: (name) => options.find((one) => one.name === name)?.value.trim() ?? '',
      typing: isTyping ? (options.find(({ focused }) => focused)?.name ?? '') : null,
    },
    payer: guild === undefined ? `channel ${channel}` : `guild ${guild}`,
  }
}
