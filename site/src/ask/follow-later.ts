import { answered } from './outcome.ts'
import { createResource, type ResourceOptions } from './resource.ts'

/**
 * Follows something by a script that is loaded for it, tried again where it cannot be; returns how to stop, which also calls off
 * what is still being loaded. For effects of parts that only some readers need.
 */
export const followLater = <Loaded>(
  load: () => Promise<Loaded>,
  follow: (loaded: Loaded) => () => void,
  options: Pick<ResourceOptions, 'waits' | 'now'> = {},
): (() => void) => {
  let stop = () => {}
  const script = createResource(async () => answered(await load()), options)
  const stopLoading = script.subscribe((view) => {
    if (view.state !== 'ready') return
    stop()
    stop = follow(view.value)
  })
  return () => {
    stopLoading()
    stop()
  }
}
