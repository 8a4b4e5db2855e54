import { useMemo } from 'react'
import { groupMembersMax, type OwnGroupsAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import { ask as pageAsk } from '#ask/page.ts'
import { createResource } from '#ask/resource.ts'
import { useResource } from '#ask/use-resource.ts'
import { whoIn } from '#party/who.ts'
import { Failed } from '#ask/failed.tsx'
import { Waiting } from '#ui/waiting.tsx'
import { answered } from '#ask/outcome.ts'
import { loadCompany, sortedMembers } from '#companies/members.ts'
import { formatNumber } from '#format/number.ts'
import { fill } from '#texts/fill.ts'
import { commonTexts } from '#texts/texts.ts'
import { groupOf } from './address.ts'
import { groupFailure } from './failure-words.ts'
import { GroupCards } from './group-cards.tsx'
import { MakeGroup } from './make-group.tsx'
import { groupEditTexts, groupListTexts } from './texts.ts'

interface MakeFromCompanyProps {
  language: Language
  ask: Ask
  /** The id of the free company. */
  company: string
}

/** The form that makes a group of the members of a free company: of as many as a group may have, those with most achievement points. */
const MakeFromCompany = ({ language, ask, company }: MakeFromCompanyProps) => {
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

export const OwnGroups = ({ language, ask = pageAsk }: { language: Language; ask?: Ask }) => {
  const texts = groupListTexts(language)
  const groups = useMemo(() => createResource<OwnGroupsAnswer>((asking) => ask('ownGroups', {}, asking)), [ask])
  const view = useResource(groups)
  if (view.value === null)
    return view.state === 'failed' ? (
      <Failed language={language} text={groupFailure(language, view.code)} again={groups.again} />
    ) : (
      <Waiting language={language} />
    )
  const { groups: own } = view.value
  const [ids, who] = [groupOf(location.hash), whoIn(location.search)]
  const company = who?.by === 'company' ? who.id : null
  return (
    <>
      {own.length === 0 ? <p className="soft">{texts.noOwn}</p> : <GroupCards language={language} groups={own} />}
      <details className="panel pad make-group" open={own.length === 0 || ids.length > 0 || company !== null}>
        <summary>{texts.make}</summary>
        {company === null ? (
          <MakeGroup language={language} ask={ask} ids={ids} />
        ) : (
          <MakeFromCompany {...{ language, ask, company }} />
        )}
      </details>
    </>
  )
}
