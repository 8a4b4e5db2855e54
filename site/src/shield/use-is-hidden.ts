import { useMemo } from 'react'
import { useStore } from '#ui/use-store.ts'
import { isVeiled, revealed, shield } from './shield-store.ts'

/** Whether the reader's shield hides a thing, by its main patch in tenths and its name; a new function whenever what it hides changes. */
export const useIsHidden = (): typeof isVeiled => {
  const until = useStore(shield)
  const shown = useStore(revealed)
  return useMemo(() => {
    void [until, shown]
    return (patch, name) => isVeiled(patch, name)
  }, [until, shown])
}
