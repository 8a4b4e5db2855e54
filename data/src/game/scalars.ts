import * as z from 'zod'

export const epochMs = z.int().nonnegative()

export const epochSeconds = z.int().nonnegative()

export const amount = z.int().nonnegative()

/** A rank on a board; equal scores share a rank. */
export const rank = z.int().positive()
