import { Suspense, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { laterPart } from '#ask/later-part.tsx'
import { Guard } from '#ui/guard.tsx'
import { useIsAwake } from '#ui/use-is-awake.ts'
import type { CollectionNames } from './collection-words.ts'
import { bringTexts } from './texts.ts'
import styles from './bring.css?url'

interface Props {
  language: Language
  /** What collections are called in the language. */
  names: CollectionNames
}

const form = laterPart(() => import('./bring-form.tsx').then(({ BringForm }) => BringForm), { styles })

/** Where marks are brought along: unfolded by a press, or by a link to it. */
export const BringSection = (props: Props) => {
  const isAwake = useIsAwake()
  const [isOpen, setOpen] = useState<boolean>()
  const isShown = isOpen ?? (isAwake && location.hash === '#bring')
  return (
    <section className="panel pad" id="bring">
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
