import { useMemo } from 'react'
import { CollectionPage } from '#collection/collection-page.tsx'
import { type CollectionPageProps, type ListExtras, noExtras, type OwnDetailsProps } from '#collection/frame.ts'
import { laterPart } from '#ask/later-part.tsx'

interface Props extends CollectionPageProps {
  /** The base address of the operator's sounds, '' for those that are published, null without any. */
  sounds: string | null
}

const extrasWith = (sounds: string): ListExtras => ({
  details: laterPart<OwnDetailsProps>(async () => {
    const { Sample, publishedSamples } = await import('./sample.tsx')
    const has = await publishedSamples(sounds)
    return ({ frame: { language }, thing: { id } }) => has(id) && <Sample key={id} {...{ language, sounds, id }} />
  }),
})

/** The island of orchestrion rolls: a list with samples where the operator has some. */
export const OrchestrionsPage = ({ sounds, ...props }: Props) => {
  const extras = useMemo(() => (sounds === null ? noExtras : extrasWith(sounds)), [sounds])
  return <CollectionPage {...props} extras={extras} />
}
