import { rarityTables, type RarityType } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { ownersOf } from '#rarity/build/lists.ts'

export const getStaticPaths = () => Object.keys(rarityTables).map((type) => ({ params: { type } }))

/** Owners by data center, for item pages of a scope that are filled in the browser. */
export const GET: APIRoute<never, { type: RarityType }> = ({ params: { type } }) => Response.json(ownersOf(type))
