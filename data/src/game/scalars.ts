import * as z from 'zod'

/** A moment in milliseconds since 1970. */
export const epochMs = z.int().nonnegative()

/** A moment in seconds since 1970. */
export const epochSeconds = z.int().nonnegative()

/** How many there are of something. */
export const amount = z.int().nonnegative()

/** A rank on a board; equal scores share a rank. */
export const rank = z.int().positive()
