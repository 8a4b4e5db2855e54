import type { Caller } from './handler.ts'

/** The key of the user who makes a call that is not for anyone: without one such a call comes to no answer. */
export const userKeyOf = ({ user }: Pick<Caller<unknown>, 'user'>): string => {
  if (!user) throw new TypeError('A call of a user came without one.')
  return user.key
}
