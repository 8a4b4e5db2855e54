import { type AnswerOf, type CallId, callPaths } from '@kupodex/data/contract'
import { type FileAnswers, type FileId, filePaths } from './files.ts'

const requestLines = { ...callPaths, ...filePaths }

/** What can be asked for: a call of the contract, or a file of the site's build. */
export type AskId = CallId | FileId

/** What is answered. */
export type AnswerTo<Id extends AskId> = Id extends CallId
  ? AnswerOf<Id>
  : Id extends keyof FileAnswers
    ? FileAnswers[Id]
    : never

type Value = string | number

type ParamsIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Optional}?` ? { [Key in Optional]?: Value } : { [Key in Name]: Value }) & ParamsIn<Rest>
  : unknown

/** The parameters in the path of what is asked for, by name. */
export type AskParams<Id extends AskId> = ParamsIn<(typeof requestLines)[Id]['path']>

/** The method by which something is asked for. */
export const methodOf = (id: AskId) => requestLines[id].method

/** The path of what is asked for: one address for each answer, encoded and, for a call, with a slash at the end. */
export const askPath = <Id extends AskId>(id: Id, params: AskParams<Id>): string => {
  const values = params as Readonly<Record<string, Value | undefined>>
  const path = requestLines[id].path.replace(/\{(\w+)(\?)?\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
  return Object.hasOwn(filePaths, id) ? path : `${path}/`.replace(/\/+$/, '/')
}
