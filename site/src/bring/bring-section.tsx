import { Suspense, useEffect, useRef, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { laterPart } from '#ask/later-part.tsx'
import { Guard } from '#ui/guard.tsx'
import { useIsAwake } from '#ui/use-is-awake.ts'
import type { CollectionNames } from './collection-words.ts'
import { bringTexts } from './texts.ts'
import styles from './bring.css?url'

interface Props {
  language: Language
  names: CollectionNames
}

const form = laterPart(() => import('./bring-form.tsx').then(({ BringForm }) => BringForm), { styles })

const isLinked = (): boolean => location.hash === '#bring'

/** Where marks are brought along: unfolded by a press, or by a link to it. */
export const BringSection = (props: Props) => {
  const isAwake = useIsAwake()
  const [isOpen, setOpen] = useState<boolean>()
  const section = useRef<HTMLElement>(null)
  const isShown = isOpen ?? (isAwake && isLinked())
  useEffect(() => {
    // The browser looked for it when the page was there, and this is drawn later.
    if (isLinked()) section.current?.scrollIntoView()
    const follow = () => isLinked() && setOpen(true)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return (
    <section className="panel pad" id="bring" ref={section}>
      <details open={isShown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary onPointerEnter={form.ahead}>
          <h2>{bringTexts(props.language).title}</h2>
        </summary>
        {isShown && (
          <Guard instead={null}>
            <Suspense>
              <form.Part {...props} />
            </Suspense>
          </Guard>
        )}
      </details>
    </section>
  )
}
