/** What a read of one file gave: its bytes, nothing, or why it is too large to be read. */
export type Read = { kind: 'bytes'; bytes: Buffer } | { kind: 'missing' } | { kind: 'huge'; why: string }

/** A file that may hold a picture or a sound. */
export interface Candidate {
  /** Its path or address, for reports. */
  name: string
  read: () => Promise<Read>
}

/** Where an operator's pictures and sounds come from. What it gives for a thing is tried in that order. */
export interface Source {
  icon: (iconId: number) => Promise<readonly Candidate[]>
  /** By the map's path in the game, such as `f1t1/00`. */
  map: (path: string) => Promise<readonly Candidate[]>
  sound: (rollId: number) => Promise<readonly Candidate[]>
}

/** The largest file that is read, bytes. The game's own pictures and samples of songs stay far below. */
export const longestFile = 32 * 2 ** 20

/** Why a file of so many bytes is not read. */
export const tooLong = (size: number): string =>
  `${(size / 2 ** 20).toFixed(0)} MB; at most ${longestFile / 2 ** 20} MB are read`

/** An icon's six digits, and those of its folder in the game: `004001` lies in `004000`. */
export const iconNames = (iconId: number): { icon: string; folder: string } => {
  const digits = (value: number) => String(value).padStart(6, '0')
  return { icon: digits(iconId), folder: digits(iconId - (iconId % 1000)) }
}

/** A map's picture in the game is named after its path without the slash. */
export const mapName = (path: string): string => path.replaceAll('/', '')

/** Several sources as one: what the first has not comes from the next. */
export const firstOf = (sources: readonly Source[]): Source => {
  const all = async (ask: (source: Source) => Promise<readonly Candidate[]>) =>
    (await Promise.all(sources.map(ask))).flat()
  return {
    icon: (iconId) => all((source) => source.icon(iconId)),
    map: (path) => all((source) => source.map(path)),
    sound: (rollId) => all((source) => source.sound(rollId)),
  }
}
