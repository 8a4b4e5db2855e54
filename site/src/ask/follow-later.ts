import { answered } from './outcome.ts'
import { createResource, type ResourceOptions } from './resource.ts'

/** Follows something by a script loaded for it, tried again where it cannot be; what it returns stops that, loading too. For effects that only some readers need. */
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
