import { soundKey } from '@kupodex/data/contract'

/** Where the sample of an orchestrion roll is: below the base address of the operator's sounds (spec: characters §7), or published (`''`). */
export const soundOf = (sounds: string, id: number): string =>
  sounds === '' ? `/${soundKey(id)}` : `${sounds}orchestrion/${id}.ogg`
