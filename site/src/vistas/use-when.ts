import { useMemo } from 'react'
import type { Language } from '@kupodex/data/game'
import type { Thing } from '#collection/thing.ts'
import type { Facet } from '#list/controls/narrow.ts'
import { useStore } from '#ui/use-store.ts'
import { type Sky, sky } from './sky.ts'
import { vistaTexts } from './texts.ts'
import { conditionOf, keyOf, vistaOf } from './vista.ts'

/** When a vista can be recorded, as chips ask for it. */
const whens = ['now', 'later', 'always'] as const

type When = (typeof whens)[number]

/** When a vista can be recorded by clock and weather; none as long as that is not known. */
const whensOf = (thing: Thing, known: Sky | null): readonly When[] => {
  if (known === null) return []
  const vista = vistaOf(thing)
  if (conditionOf(vista) === null) return ['always']
  const offer = known.offers.get(keyOf(vista))
  return offer === undefined ? [] : [offer?.isNow === true ? 'now' : 'later']
}

const byPlace = (a: string, b: string): number => whens.indexOf(a as When) - whens.indexOf(b as When)

/** Narrows vistas by when they can be recorded; it follows each bell. */
export const useWhen = (language: Language): readonly Facet<Thing>[] => {
  const known = useStore(sky)
  return useMemo(() => {
    const { when, whens } = vistaTexts(language)
    return [
      {
        name: 'now',
        label: when,
        valuesOf: (thing) => whensOf(thing, known),
        labelOf: (value) => whens[value as When],
        order: byPlace,
        form: 'chips',
      },
    ]
  }, [language, known])
}
