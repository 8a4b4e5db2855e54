import type { Language } from '@kupodex/data/game'
import { laterPart } from '#ask/later-part.tsx'
import { listPage } from '#collection/collection-page.tsx'
import type { AboveProps } from '#collection/frame.ts'
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
export const Carnivale = ({ frame: { language } }: Pick<AboveProps, 'frame'>) => (
  <Folded
    className="carnivale on-screen"
    title={carnivaleTexts(language).title}
    ahead={stagesList.ahead}
    loading={<NotReady language={language} state="loading" />}
  >
    <Stages language={language} />
  </Folded>
)

export const SpellsPage = listPage({ above: Carnivale })
