import { contactSetting, defaultBase, rateSetting } from '@kupodex/data/lodestone'
import { functionSettings, readEnvironment, type SettingsOf } from '@kupodex/lambdas'

type Environment = Readonly<Record<string, string | undefined>>

export type WorkerSettings = SettingsOf<'sync'> & { AWS_REGION: string }

/** What only the Lodestone itself asks for; a stand-in takes any name, as often as one likes. */
const manners = { KUPODEX_CONTACT: contactSetting, KUPODEX_LODESTONE_RATE: rateSetting }

const complaintsOf = (settings: WorkerSettings): string[] =>
  settings.KUPODEX_LODESTONE === defaultBase
    ? Object.entries(manners).flatMap(([name, setting]) => {
        const { error } = setting.safeParse(settings[name as keyof typeof manners])
        return error ? error.issues.map(({ message }) => `${name} ${message}.`) : []
      })
    : []

/** The settings of the worker, or a sentence for each that is missing or does not fit. A request a second is the pace, unless told otherwise. */
export const readWorkerSettings = (
  env: Environment,
): { ok: true; settings: WorkerSettings } | { ok: false; complaints: string[] } => {
  const region = env.AWS_REGION ?? ''
  const missing = region === '' ? ['AWS_REGION is not set: the region of the table.'] : []
  try {
    const read = readEnvironment(
      { ...env, KUPODEX_LODESTONE_RATE: env.KUPODEX_LODESTONE_RATE ?? '1' },
      ...functionSettings.sync,
    )
    const settings = { ...read, AWS_REGION: region }
    const complaints = [...missing, ...complaintsOf(settings)]
    return complaints.length > 0 ? { ok: false, complaints } : { ok: true, settings }
  } catch (error) {
    return { ok: false, complaints: [...missing, (error as Error).message] }
  }
}
