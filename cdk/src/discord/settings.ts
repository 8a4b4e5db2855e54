import * as z from 'zod'

/** Settings of registering; the token is the command's alone, no function has it. */
const settings = {
  KUPODEX_DISCORD_APPLICATION: z
    .string('must be set: the id of the application at Discord')
    .regex(/^\d{17,20}$/, 'must be the id of the application at Discord, 17 to 20 digits'),
  KUPODEX_DISCORD_TOKEN: z
    .string("must be set: the token of the application's bot at Discord")
    .regex(
      /^[\w-]+\.[\w-]+\.[\w-]+$/,
      "must be the token of the application's bot at Discord: three parts with dots between",
    ),
}

type Name = keyof typeof settings

export type DiscordSettings = Readonly<Record<Name, string>>

type Environment = Readonly<Record<string, string | undefined>>

/** What is wrong with the settings, a sentence each that names one and never shows it; what is not set is only wrong where it is needed. */
export const complaintsOf = (env: Environment, isNeeded: boolean): string[] =>
  (Object.keys(settings) as Name[]).flatMap((name) => {
    if (!isNeeded && (env[name] ?? '') === '') return []
    const { error } = settings[name].safeParse(env[name] === '' ? undefined : env[name])
    return error ? [`${name} ${error.issues[0]?.message}.`] : []
  })

/** Reads the settings, which must have nothing wrong. */
export const readDiscordSettings = (env: Environment): DiscordSettings => z.object(settings).parse(env)
