/** Numbers in memory that worker threads share: what is made there need not be copied to be handed on. */
export const sharedU32 = (length: number): Uint32Array<SharedArrayBuffer> =>
  new Uint32Array(new SharedArrayBuffer(4 * length))
