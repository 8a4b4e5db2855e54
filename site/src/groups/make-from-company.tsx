import { useMemo } from 'react'
import { groupMembersMax } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import { answered } from '#ask/outcome.ts'
import { createResource } from '#ask/resource.ts'
import { useResource } from '#ask/use-resource.ts'
import { loadCompany, sortedMembers } from '#companies/members.ts'
import { formatNumber } from '#format/number.ts'
import { fill } from '#texts/fill.ts'
import { commonTexts } from '#texts/texts.ts'
import { Failed } from '#ask/failed.tsx'
import { Waiting } from '#ui/waiting.tsx'
import { groupFailure } from './failure-words.ts'
import { MakeGroup } from './make-group.tsx'
import { groupEditTexts, groupListTexts } from './texts.ts'

interface Props {
  language: Language
  ask: Ask
  /** The id of the free company. */
  company: string
}

/** The form that makes a group of the members of a free company: of as many as a group may have, those with most achievement points. */
export const MakeFromCompany = ({ language, ask, company }: Props) => {
  const resource = useMemo(() => createResource(async () => answered(await loadCompany(ask, company))), [ask, company])
  const view = useResource(resource)
  const { newCharacter } = commonTexts(language)
  if (view.state === 'failed' && view.value === null)
    return <Failed language={language} text={groupFailure(language, view.code)} again={resource.again} />
  if (view.state === 'loading') return <Waiting language={language} />
  if (view.value === null) return <p className="problem">{groupEditTexts(language).companyNone}</p>
  const { name, members } = view.value
  const best = sortedMembers(members, 0).slice(0, groupMembersMax)
  return (
    <>
      {members.length > best.length && (
        <p className="small soft">
          {fill(groupListTexts(language).most, { n: formatNumber(members.length, language) })}
        </p>
      )}
      <MakeGroup
        {...{ language, ask, name }}
        ids={best.map(({ id }) => id)}
        names={new Map(best.map(({ id, name }) => [id, name || newCharacter]))}
      />
    </>
  )
}
