import { useEffect } from 'react'
import type { AboveProps } from '#collection/frame.ts'
import { known } from './known.ts'
import { NeedsBox } from './needs-box.tsx'
import styles from './relics.css?url'
import { useSeries } from './series.ts'
import { relicTexts } from './texts.ts'

/** What everything missing takes; keeps what the tables need of the page as a whole. */
export const Above = ({ frame: { language, isKnown }, character, things }: AboveProps) => {
  const series = useSeries(language)
  const { achievements } = character
  useEffect(() => {
    known.set({ things, achievements: achievements && new Set(achievements.map(({ id }) => id)) })
  }, [things, achievements])
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      {isKnown && (
        <NeedsBox
          {...{ language, things }}
          title={relicTexts(language).missingInAll}
          series={series && [...series.values()]}
        />
      )}
    </>
  )
}
