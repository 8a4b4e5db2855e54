/** Where the sample of an orchestrion roll is, below the base address of the operator's sounds (spec: characters §7). */
export const soundOf = (sounds: string, id: number): string => `${sounds}orchestrion/${id}.ogg`
