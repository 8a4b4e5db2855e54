import type { Banner } from '@kupodex/data/contract'
import type { Ask } from '#ask/ask.ts'
import type { AskFailure } from '#ask/outcome.ts'
import type { PostForm, Sending } from './post-form.ts'

/** What happened last: words for good ends, and the code of a failure. */
export type BannerNews = { kind: 'saved' | 'removed' | 'canceled' } | { kind: 'failed'; code: AskFailure }

export interface BannerOutcome {
  /** Undefined where it could not be asked for. */
  banner: Banner | null | undefined
  news: BannerNews
}

/** What changing a banner needs; `post` sends a file by a form. */
export interface BannerDeps {
  ask: Ask
  post: PostForm
}

const failed = (code: AskFailure): BannerNews => ({ kind: 'failed', code })

/** Asks for the banner that a character has; undefined where that fails. */
export const fetchBanner = async (ask: Ask, id: number): Promise<Banner | null | undefined> => {
  const outcome = await ask('ownBanner', { id })
  return outcome.ok ? outcome.value.banner : undefined
}

/** Sends a picture and makes it the banner; `making` is called once all is sent. A failure asks for the banner again: maybe only the answer got lost. */
export const sendBanner = async (
  { ask, post }: BannerDeps,
  id: number,
  file: Blob,
  sending: Sending & { making: () => void },
): Promise<BannerOutcome> => {
  const end = async (news: BannerNews): Promise<BannerOutcome> => ({ banner: await fetchBanner(ask, id), news })
  const begun = await ask('beginBanner', { id })
  if (sending.signal.aborted) return end({ kind: 'canceled' })
  if (!begun.ok) return end(failed(begun.code))
  if (file.size > begun.value.bytesMax) return end(failed('pictureTooLarge'))
  // The bucket takes no empty file, and would not say why.
  if (file.size === 0) return end(failed('pictureType'))
  const sent = await post(begun.value, file, sending)
  if (sent === 'canceled') return end({ kind: 'canceled' })
  if (sent !== 'sent') return end(failed(sent === 'offline' ? 'offline' : 'noUpload'))
  sending.making()
  const finished = await ask('finishBanner', { id, upload: begun.value.upload })
  return finished.ok ? { banner: finished.value.banner, news: { kind: 'saved' } } : end(failed(finished.code))
}

export const removeBanner = async (ask: Ask, id: number): Promise<BannerOutcome> => {
  const outcome = await ask('removeBanner', { id })
  if (outcome.ok) return { banner: outcome.value.banner, news: { kind: 'removed' } }
  return { banner: await fetchBanner(ask, id), news: failed(outcome.code) }
}
