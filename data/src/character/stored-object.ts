import * as z from 'zod'

/**
 * An object of the store. Fields that a later release has written are kept as they are, so that what is read and written again
 * loses nothing; the type does not show them. A field that an earlier release did not have needs a default.
 */
export const storedObject = <Shape extends z.core.$ZodLooseShape>(shape: Shape): z.ZodObject<Shape> =>
  z.looseObject(shape) as unknown as z.ZodObject<Shape>
