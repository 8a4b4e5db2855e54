import type { Member } from './party.ts'

/** The name of a member; the id where it is not known. */
export const memberName = ({ id, name }: Pick<Member, 'id' | 'name'>): string => (name === '' ? `#${id}` : name)
