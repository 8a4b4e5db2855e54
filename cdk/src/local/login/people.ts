import { randomUUID, scrypt, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import { keep, readKept } from '../ground/keep-file.ts'

export interface Person {
  /** What tokens call them (`sub`). */
  id: string
  email: string
  roles: readonly string[]
}

/** The password of all made-up people: nobody reaches this machine's provider from elsewhere, and they own nothing. */
export const madeUpPassword = 'kupokupo'

export const madeUpPeople: readonly Person[] = [
  { id: 'made-up-mina', email: 'mina@kupodex.example', roles: [] },
  { id: 'made-up-rolf', email: 'rolf@kupodex.example', roles: [] },
  { id: 'made-up-aiko', email: 'aiko@kupodex.example', roles: [] },
  { id: 'made-up-editor', email: 'editor@kupodex.example', roles: ['admin'] },
]

export type SignUpFailure = 'badEmail' | 'shortPassword' | 'taken'

/** What a change of the password can fail with; `fixed` is that of made-up people. */
export type PasswordFailure = 'wrong' | 'shortPassword' | 'fixed'

const shortestPassword = 8
const longestPassword = 200

const signedUpSchema = z.array(z.object({ id: z.string(), email: z.string(), salt: z.string(), hash: z.string() }))

type SignedUp = z.infer<typeof signedUpSchema>[number]

const emailSchema = z.email().max(254)

const normalized = (email: string) => email.trim().toLowerCase()

const hashOf = async (password: string, salt: string): Promise<Buffer> =>
  (await promisify(scrypt)(password.normalize('NFKC'), Buffer.from(salt, 'hex'), 32)) as Buffer

const hashed = async (password: string): Promise<Pick<SignedUp, 'salt' | 'hash'>> => {
  const salt = randomUUID().replaceAll('-', '')
  return { salt, hash: (await hashOf(password, salt)).toString('hex') }
}

const isLongEnough = ({ length }: string): boolean => length >= shortestPassword && length <= longestPassword

const isSame = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b)

const personOf = ({ id, email }: SignedUp): Person => ({ id, email, roles: [] })

/** The people who can log in: those made up, and those who have signed up, who are kept in the folder. */
export const openPeople = (folder: string) => {
  const path = join(folder, 'login', 'people.json')
  const signedUp = signedUpSchema.parse(readKept(path) ?? [])
  const isTaken = (email: string) => [...madeUpPeople, ...signedUp].some((person) => person.email === email)
  /** Who has this e-mail address and password; null where nobody does. */
  const check = async (email: string, password: string): Promise<Person | null> => {
    const madeUp = madeUpPeople.find((person) => person.email === normalized(email))
    if (madeUp) return password === madeUpPassword ? madeUp : null
    const found = signedUp.find((person) => person.email === normalized(email))
    if (!found || password.length > longestPassword) return null
    return isSame(await hashOf(password, found.salt), Buffer.from(found.hash, 'hex')) ? personOf(found) : null
  }

  return {
    check,

    /** Somebody by what tokens call them. */
    find: (id: string): Person | undefined => {
      const found = signedUp.find((person) => person.id === id)
      return found ? personOf(found) : madeUpPeople.find((person) => person.id === id)
    },

    /** Gives somebody who knows their password another one, or says why not. */
    changePassword: async (email: string, password: string, next: string): Promise<Person | PasswordFailure> => {
      const person = await check(email, password)
      if (person === null) return 'wrong'
      const own = signedUp.find(({ id }) => id === person.id)
      if (!own) return 'fixed'
      if (!isLongEnough(next)) return 'shortPassword'
      Object.assign(own, await hashed(next))
      keep(path, signedUp)
      return person
    },

    signUp: async (email: string, password: string): Promise<Person | SignUpFailure> => {
      const address = normalized(email)
      if (!emailSchema.safeParse(address).success) return 'badEmail'
      if (!isLongEnough(password)) return 'shortPassword'
      const proof = await hashed(password)
      if (isTaken(address)) return 'taken'
      const person = { id: randomUUID(), email: address, ...proof }
      signedUp.push(person)
      keep(path, signedUp)
      return personOf(person)
    },
  }
}

export type People = ReturnType<typeof openPeople>
