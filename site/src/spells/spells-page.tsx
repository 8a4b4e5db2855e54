import { Suspense, useState } from 'react'
import { laterPart } from '#ask/later-part.tsx'
import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { AboveProps, ListExtras } from '#collection/frame.ts'
import { useTable } from '#tables/use-table.ts'
import { carnivaleTexts } from './texts.ts'
import styles from './carnivale.css?url'

const stagesList = laterPart(() => import('./stages-list.tsx').then(({ StagesList }) => StagesList), { styles })

const Stages = ({ frame: { language, texts } }: Pick<AboveProps, 'frame'>) => {
  const stages = useTable(language, 'carnivaleStages')
  const loading = <p className="soft">{texts.tables.loading}</p>
  if (stages.state !== 'ready') return loading
  return (
    <Suspense fallback={loading}>
      <stagesList.Part language={language} stages={stages.rows} />
    </Suspense>
  )
}

/** The stages of the Masked Carnivale, folded away. */
const Carnivale = ({ frame }: AboveProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="carnivale on-screen"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onPointerEnter={stagesList.ahead}
    >
      <summary>{carnivaleTexts(frame.language).title}</summary>
      {isOpen && <Stages frame={frame} />}
    </details>
  )
}

const extras: ListExtras = { above: Carnivale }

/** The island of blue magic: its spells, and the stages of the Masked Carnivale above them. */
export const SpellsPage = (props: CollectionPageProps) => <CollectionPage {...props} extras={extras} />
