import { useMemo } from 'react'
import type { OwnGroupsAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import { ask as pageAsk } from '#ask/page.ts'
import { createResource } from '#ask/resource.ts'
import { useResource } from '#ask/use-resource.ts'
import { whoIn } from '#party/who.ts'
import { Failed } from '#ask/failed.tsx'
import { Waiting } from '#ui/waiting.tsx'
import { groupOf } from './address.ts'
import { groupFailure } from './failure-words.ts'
import { GroupCards } from './group-cards.tsx'
import { MakeFromCompany } from './make-from-company.tsx'
import { MakeGroup } from './make-group.tsx'
import { groupListTexts } from './texts.ts'

interface Props {
  language: Language
  ask?: Ask
}

/** The groups that the user has made or edits, and the form that makes one. */
export const OwnGroups = ({ language, ask = pageAsk }: Props) => {
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
