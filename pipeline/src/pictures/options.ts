import type { Values } from '../command/arguments.ts'
import { isTemplate, templateComplaint } from './source/address-source.ts'

const usage = `npm run pictures -- --from <folder or address> [--from ...] [--new] [--remove] [--missing <file>] [--pace <n>]

Finds the icons and maps that the game's tables name among what you have exported from the game, draws what has changed as WebP, and
publishes it. Pages show it once they are built again: on one machine by npm run pages, on AWS by the next night.

  --from     a folder with ui/icon/004000/004001_hr1.png (.png, .tex.png or .webp), ui/map/f1t1/00/f1t100_m.png and
             orchestrion/<roll id>.ogg; or a template of addresses of an asset service, with {icon} and {folder}
             (004001, 004000), {map} or {mapName} (f1t1/00, f1t100), or {roll}. Given again, it is asked for what the first has not
  --new      look only for what has no picture yet
  --remove   take away pictures whose source is gone; else they stay
  --missing  write all that is missing into this file (CSV)
  --pace     requests a second to an asset service (5)

Exit code: 0 published (pictures may be missing), 1 failed (a sentence says why), 2 used wrongly, 3 another run is publishing.
`

const options = {
  from: { type: 'string', multiple: true },
  new: { type: 'boolean', default: false },
  remove: { type: 'boolean', default: false },
  missing: { type: 'string' },
  pace: { type: 'string', default: '5' },
} as const

export interface PictureOptions {
  from: readonly string[]
  onlyNew: boolean
  remove: boolean
  /** The file to list what is missing in. */
  missing: string | undefined
  /** Requests a second to an asset service. */
  pace: number
}

export const pictureArguments = {
  usage,
  options,
  read: ({ from = [], new: onlyNew, remove, missing, pace }: Values<typeof options>): PictureOptions | string => {
    if (from.length === 0 || from.includes('')) return '--from is missing: where are the pictures?'
    if (onlyNew && remove) return '--new and --remove cannot be given together.'
    const asked = Number(pace)
    if (!(asked > 0 && asked <= 100)) return `--pace ${pace} must be above 0 and at most 100.`
    const complaint = from
      .filter(isTemplate)
      .map(templateComplaint)
      .find((each) => each !== null)
    return complaint ? `--from ${complaint}.` : { from, onlyNew, remove, missing, pace: asked }
  },
}
