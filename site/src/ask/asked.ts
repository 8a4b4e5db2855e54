import type { Ask } from './ask.ts'
import { filePaths } from './files.ts'
import { orNone, type Outcome } from './outcome.ts'
import { ask as pageAsk } from './page.ts'
import { type AnswerTo, type AskParams, askPath, type OpenId } from './request-line.ts'
import { createResource, type Resource, type ResourceOptions } from './resource.ts'

/** What everybody may ask for, as resources: one for each path. */
export interface Asked {
  asked: <Id extends OpenId>(id: Id, params: AskParams<Id>) => Resource<AnswerTo<Id>>
  /** The same of what need not be published: null where it is not. */
  askedIfPublished: <Id extends OpenId>(id: Id, params: AskParams<Id>) => Resource<AnswerTo<Id> | null>
}

/** By path. */
type Resources = Map<string, Resource<unknown>>

/** A file of the build is asked for once; the answer of a call anew when somebody looks again after nobody did. */
export const createAsked = (
  ask: Ask,
  options: Pick<ResourceOptions, 'waits' | 'now'> = {},
  kept: [Resources, Resources] = [new Map(), new Map()],
): Asked => {
  const resourcesBy =
    (resources: Resources, read: (outcome: Outcome<unknown>) => Outcome<unknown>) =>
    <Id extends OpenId>(id: Id, params: AskParams<Id>) => {
      const path = askPath(id, params)
      const resource =
        resources.get(path) ??
        createResource(async (asking) => read(await ask(id, params, asking)), {
          ...options,
          freshFor: Object.hasOwn(filePaths, id) ? Infinity : 0,
        })
      resources.set(path, resource)
      return resource
    }
  return { asked: resourcesBy(kept[0], (outcome) => outcome), askedIfPublished: resourcesBy(kept[1], orNone) } as Asked
}

const ofPage: [Resources, Resources] = [new Map(), new Map()]

/** What the page that this runs in asks for: all its parts share the answers. */
export const { asked, askedIfPublished } = createAsked(pageAsk, {}, ofPage)

/** For tests, of which many are pages of one process, one after another. */
export const forgetAsked = (): void => ofPage.forEach((resources) => resources.clear())
