import { type ComponentType, use } from 'react'
import type { Language } from '@kupodex/data/game'
import { withStyles } from '#ui/with-styles.ts'
import { Failed } from './failed.tsx'
import { answered } from './outcome.ts'
import { createResource, type ResourceOptions } from './resource.ts'
import { useResource } from './use-resource.ts'

/** Every part knows the language that it is drawn in. */
type InLanguage = { language: Language } | { frame: { language: Language } }

const languageOf = (props: InLanguage) => ('frame' in props ? props.frame.language : props.language)

interface LaterOptions extends Pick<ResourceOptions, 'waits'> {
  /** The address of its styles, which load beside the script: a part is drawn once both are there. */
  styles?: string
  /** How it looks that the script could not be loaded. */
  className?: string
  /** Whether the page does without the part then, and says nothing. */
  isQuiet?: boolean
}

/**
 * A part of a page whose script comes only once it is drawn, or a little `ahead` of that, as when a reader points at what opens
 * it. Draw `Part` within a `Suspense`, or change to it by a deferred value or a transition: what was shown before then stays until
 * it is there. Where the script cannot be loaded, the part says so and tries again, as for whatever else a page asks for.
 *
 * Styles are an option and not a `<link>` within the part: while React waits for a sheet, it draws nothing of an island, not even
 * that a box was ticked meanwhile.
 */
export const laterPart = <Props extends InLanguage>(
  load: () => Promise<ComponentType<Props>>,
  { styles, className = 'stack', isQuiet = false, waits }: LaterOptions = {},
) => {
  const loadAll = async () => answered(await (styles === undefined ? load() : withStyles(styles, load())))
  const script = createResource(loadAll, { freshFor: Infinity, ...(waits && { waits }) })
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
