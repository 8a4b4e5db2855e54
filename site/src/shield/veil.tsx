import type { ReactNode } from 'react'
import { mainPatch } from '@kupodex/data/game'
import { useStore } from '#ui/use-store.ts'
import { hiddenText } from './hidden-text.ts'
import { isVeiled, reveal, revealed, shield } from './shield-store.ts'

/** Whether a thing is hidden: for what a row shows of it beside its name. `patch` is as tables have it, or in tenths. */
export const useVeiled = (patch: string | number | null, name: string, assumed: number | null = null): boolean => {
  useStore(shield)
  useStore(revealed)
  return isVeiled(typeof patch === 'number' ? patch : mainPatch(patch), name, assumed)
}

interface Props {
  /** As tables have it, or the main patch in tenths; null where it is not known, which hides nothing. */
  patch: string | number | null
  /** The name of the thing. */
  text: string
  /** What is shown of it; its name where left out. */
  children?: ReactNode
  /** Shows nothing at all while it is hidden, for pictures and descriptions beside the name. */
  quiet?: boolean
  /** The main patch, in tenths, after which it is hidden where the reader has chosen none. */
  assumed?: number | null
}

/** A name, picture or description of a thing: a button that reveals it, as long as the reader's shield hides its patch. */
export const Veil = ({ patch, text, children = text, quiet = false, assumed = null }: Props) => {
  if (!useVeiled(patch, text, assumed)) return children
  const main = typeof patch === 'number' ? patch : (mainPatch(patch) ?? 0)
  return quiet ? null : (
    <button className="veil" type="button" onClick={() => reveal(text)}>
      {hiddenText(document, main)}
    </button>
  )
}
