import type { Language } from '@kupodex/data/game'
import { laterPart } from '#ask/later-part.tsx'
import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { AboveProps, ListExtras } from '#collection/frame.ts'
import { NotReady } from '#tables/not-ready.tsx'
import { useTable } from '#tables/use-table.ts'
import { Folded } from '#ui/folded.tsx'
import { carnivaleTexts } from './texts.ts'
import styles from './carnivale.css?url'

const stagesList = laterPart(() => import('./stages-list.tsx').then(({ StagesList }) => StagesList), { styles })

const Stages = ({ language }: { language: Language }) => {
  const stages = useTable(language, 'carnivaleStages')
  if (stages.state !== 'ready') return <NotReady language={language} state={stages.state} />
  return <stagesList.Part language={language} stages={stages.rows} />
}

/** The stages of the Masked Carnivale, folded away. */
const Carnivale = ({ frame: { language } }: AboveProps) => (
  <Folded
    className="carnivale on-screen"
    title={carnivaleTexts(language).title}
    ahead={stagesList.ahead}
    loading={<NotReady language={language} state="loading" />}
  >
    <Stages language={language} />
  </Folded>
)

const extras: ListExtras = { above: Carnivale }

/** The island of blue magic: its spells, and the stages of the Masked Carnivale above them. */
export const SpellsPage = (props: CollectionPageProps) => <CollectionPage {...props} extras={extras} />
