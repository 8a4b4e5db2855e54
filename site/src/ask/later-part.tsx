import { type ComponentType, use } from 'react'
import type { Language } from '@kupodex/data/game'
import { Failed } from './failed.tsx'
import { answered } from './outcome.ts'
import { createResource, type ResourceOptions } from './resource.ts'
import { useResource } from './use-resource.ts'

/** Every part knows the language that it is drawn in. */
type InLanguage = { language: Language } | { frame: { language: Language } }

const languageOf = (props: InLanguage) => ('frame' in props ? props.frame.language : props.language)

interface LaterOptions extends Pick<ResourceOptions, 'waits'> {
  /** How it looks that the script could not be loaded. */
  className?: string
  /** Whether the page does without the part then, and says nothing. */
  isQuiet?: boolean
}

/**
 * A part of a page whose script comes only once it is drawn, or a little `ahead` of that, as when a reader points at what opens
 * it. Draw `Part` within a `Suspense`, or change to it by a deferred value or a transition: what was shown before then stays until
 * it is there. Where the script cannot be loaded, the part says so and tries again, as for whatever else a page asks for.
 */
export const laterPart = <Props extends InLanguage>(
  load: () => Promise<ComponentType<Props>>,
  { className = 'stack', isQuiet = false, waits }: LaterOptions = {},
) => {
  const script = createResource(async () => answered(await load()), { freshFor: Infinity, ...(waits && { waits }) })
  let tried: Promise<void> | null = null
  /** Loads the script, or fails to for the first time. A part that waits is not drawn yet, so this looks at the resource for it. */
  const firstTry = () =>
    (tried ??= new Promise<void>((resolve) => {
      const stop = script.listen(({ state }) => {
        if (state === 'loading') return
        resolve()
        stop()
      })
    }))
  const Part = (props: Props) => {
    const { state } = useResource(script)
    if (state === 'loading') use(firstTry())
    const Loaded = script.get().value
    if (Loaded !== null) return <Loaded {...props} />
    return isQuiet ? null : <Failed className={className} language={languageOf(props)} again={script.again} />
  }
  return { Part, ahead: (): void => void firstTry() }
}
