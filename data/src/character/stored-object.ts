import * as z from 'zod'

/**
 * An object of the store. Fields written by a later release are kept unchanged, so that reading and writing loses nothing;
 * they are not in the type. A field that an earlier release did not have needs a default.
 */
export const storedObject = <Shape extends z.core.$ZodLooseShape>(shape: Shape): z.ZodObject<Shape> =>
  z.looseObject(shape) as unknown as z.ZodObject<Shape>
