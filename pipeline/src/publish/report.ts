import type { PublishFile } from './file.ts'
import type { ManifestEntry } from './manifest.ts'

/** What a publication did. Each file of the set is written, copied or unchanged. */
export interface PublishReport {
  /** Files of the set. */
  files: number
  /** Files whose bytes were brought here. */
  written: number
  /** Files that the target itself copied from the slot that readers see to the other. */
  copied: number
  /** Files that lay there already. */
  unchanged: number
  /** Files that readers saw before and now do not. */
  removed: number
  /** Bytes of the files that were written. */
  bytes: number
}

export interface PublishOptions {
  /** Which keys are to be published; whatever else the set has stays as it is. */
  only?: (key: string) => boolean
  /** Epoch ms. */
  now?: () => number
  /** Made before files that readers see are changed; throws where this run must not publish any more. */
  check?: () => Promise<void>
}

/** Files written at a time: enough to hide the way to S3, few enough for a small machine. */
export const width = 16

/**
 * How much is compared before it is written. Each batch with a change costs one more small file; with 64 MiB of bytes held at a time V8 searches all
 * memory for each batch, which takes a tenth of a night's processor.
 */
export const batch = { files: 2000, bytes: 16 * 2 ** 20 }

export const emptyReport = (): PublishReport => ({
  files: 0,
  written: 0,
  copied: 0,
  unchanged: 0,
  removed: 0,
  bytes: 0,
})

export const entryOf = ({ hash, size, time, stage }: PublishFile): ManifestEntry => ({
  hash,
  size,
  ...(time === undefined ? {} : { time }),
  ...(stage === undefined ? {} : { stage }),
})
