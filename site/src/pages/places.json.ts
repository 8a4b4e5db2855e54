import { homesById } from '#build/places.ts'

/** Data center and name of every world by id, for tables that are filled in the browser. */
export const GET = () => Response.json(homesById)
