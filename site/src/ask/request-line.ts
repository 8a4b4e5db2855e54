import { type AnswerOf, type CallId, openCallPaths, type userCallPaths } from '@kupodex/data/contract'
import { type FileAnswers, type FileId, filePaths } from './files.ts'

const openLines = { ...openCallPaths, ...filePaths }

type Lines = typeof openLines & typeof userCallPaths

/** What everybody may ask for. */
export type OpenId = keyof typeof openLines

/** What can be asked for: a call of the contract, or a file of the site's build. */
export type AskId = CallId | FileId

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
export type AskParams<Id extends AskId> = ParamsIn<Lines[Id]['path']>

/** Whether everybody may ask for something. */
export const isOpen = (id: AskId): id is OpenId => Object.hasOwn(openLines, id)

/** Whether what everybody may ask for is only read, rather than told. */
export const isReading = (id: OpenId): boolean => {
  const line: { method?: string } = openLines[id]
  return (line.method ?? 'GET') === 'GET'
}

/** A path with its parameters, encoded; commas are written as everybody writes them, so that caches hold a list once. */
export const filledPath = (path: string, params: object): string =>
  path.replace(/\{(\w+)(\?)?\}/g, (_, name: string) =>
    encodeURIComponent((params as Readonly<Record<string, Value | undefined>>)[name] ?? '').replaceAll('%2C', ','),
  )

/** The path of what everybody may ask for: one address for each answer, encoded and, for a call, with a slash at the end. */
export const askPath = <Id extends OpenId>(id: Id, params: AskParams<Id>): string => {
  const path = filledPath(openLines[id].path, params as object)
  return Object.hasOwn(filePaths, id) ? path : `${path}/`.replace(/\/+$/, '/')
}
