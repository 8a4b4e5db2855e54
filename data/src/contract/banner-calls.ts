import * as z from 'zod'
import { bannerAnswer, beginBannerAnswer } from './banner-answers.ts'
import { defineCall } from './call.ts'
import { leastCost } from './limits.ts'
import { characterIdParam, uploadParam } from './params.ts'

const ofBanner = {
  audience: 'owner',
  answerer: { kind: 'function', name: 'banner' },
} as const

const character = z.object({ id: characterIdParam })

/**
 * The calls of a character's banner. The specification has one multipart POST of the picture (characters §7), answered with a text.
 * A function takes 6 MB at most and a picture may have 10 MB, so it is two here: the first answers a signed form by which the picture
 * goes straight to the bucket, the second takes it from there.
 */
export const bannerCalls = [
  defineCall({
    id: 'ownBanner',
    ...ofBanner,
    params: character,
    summary: 'The banner of a character, with the latest change.',
    cost: leastCost,
    answer: bannerAnswer,
  }),
  defineCall({
    id: 'beginBanner',
    ...ofBanner,
    params: character,
    summary: 'A form that takes the picture of a new banner: PNG or JPEG, at most 10 MB.',
    cost: 2,
    answer: beginBannerAnswer,
  }),
  defineCall({
    id: 'finishBanner',
    ...ofBanner,
    params: z.object({ id: characterIdParam, upload: uploadParam }),
    summary: 'Makes the picture that was sent by the form the banner of the character.',
    // Decoding a picture is what a function works longest for.
    cost: 5,
    answer: bannerAnswer,
  }),
  defineCall({
    id: 'removeBanner',
    ...ofBanner,
    params: character,
    summary: 'Deletes the banner of a character; does nothing where it has none.',
    answer: bannerAnswer,
  }),
] as const
