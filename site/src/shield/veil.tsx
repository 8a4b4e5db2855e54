import { type ReactNode, useEffect, useRef } from 'react'
import { mainPatch } from '@kupodex/data/game'
import { useStore } from '#ui/use-store.ts'
import { focusOn, hiddenText } from './hidden-text.ts'
import { isVeiled, reveal, revealed, shield } from './shield-store.ts'

/** Whether a thing is hidden: for what a row shows of it beside its name. `patch` is as tables have it, or in tenths. */
export const useVeiled = (patch: string | number | null, name: string, assumed: number | null = null): boolean => {
  useStore(shield)
  useStore(revealed)
  return isVeiled(typeof patch === 'number' ? patch : mainPatch(patch), name, assumed)
}

/** Where a button was that revealed something: in which element, and after how many nodes. */
interface Place {
  of: HTMLElement
  at: number
}

/** Moves the focus to what came where a button was: to its link, or its checkbox, or to what has its words. */
const focusRevealed = ({ of, at }: Place): void => {
  const come = [...of.childNodes].slice(at)
  const isText = come[0]?.nodeType === Node.TEXT_NODE
  const parts = isText ? [] : [...of.querySelectorAll<HTMLElement>('a, input')]
  const here = parts.filter((part) => come.some((node) => node.contains(part)))
  focusOn(of, here.find((part) => part.localName === 'a') ?? here[0] ?? null)
}

/** A button that reveals a thing. What comes in its place may be drawn by who drew it, so that it is looked for once that is there. */
const RevealButton = ({ text, main, tabIndex }: { text: string; main: number; tabIndex?: number | undefined }) => {
  const pressed = useRef<Place | null>(null)
  useEffect(
    () => () => {
      if (pressed.current?.of.isConnected) focusRevealed(pressed.current)
    },
    [],
  )
  return (
    <button
      className="veil"
      type="button"
      tabIndex={tabIndex}
      onClick={({ currentTarget }) => {
        const of = currentTarget.parentElement
        pressed.current = of && { of, at: [...of.childNodes].indexOf(currentTarget) }
        reveal(text)
      }}
    >
      {hiddenText(document, main)}
    </button>
  )
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
  /** Whether the Tab key reaches the button: -1 where other keys do. */
  tabIndex?: number
}

/** A name, picture or description of a thing: a button that reveals it, as long as the reader's shield hides its patch. */
export const Veil = ({ patch, text, children = text, quiet = false, assumed = null, tabIndex }: Props) => {
  if (!useVeiled(patch, text, assumed)) return children
  const main = typeof patch === 'number' ? patch : (mainPatch(patch) ?? 0)
  return quiet ? null : <RevealButton {...{ text, main, tabIndex }} />
}
