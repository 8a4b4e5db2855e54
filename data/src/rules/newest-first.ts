/** Orders what happened: the newest first; of one moment by type and id, so that equal data give equal answers. */
export const newestFirst = <Event extends { createdAt: number; type: string; id: number }>(
  a: Event,
  b: Event,
): number => b.createdAt - a.createdAt || (a.type < b.type ? -1 : a.type > b.type ? 1 : a.id - b.id)
