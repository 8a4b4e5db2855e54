import { Suspense, useState } from 'react'
import { laterPart } from '#ask/later-part.tsx'
import { readKnownHere } from '#party/known-here.ts'
import { memberName, type Party } from '#party/party.ts'
import { PartyHead } from '#party/party-head.tsx'
import { WithParty } from '#party/with-party.tsx'
import { tableTexts } from '#tables/texts.ts'
import { listIn } from '#things/lists.ts'
import { replaceSearch, useSearch } from '#ui/use-search.ts'
import { useIsRoomy } from '#ui/is-roomy.ts'
import { listQuery, memberIn, memberQuery } from './address.ts'
import type { MatrixPageProps } from './frame.ts'
import { matrixTexts } from './texts.ts'

const later = laterPart(() => import('./matrix-list.tsx').then(({ MatrixList }) => MatrixList))

const path = '/matrix/'

/** The member who is looked at: as the address says, else one of the reader's own; null for none. */
const placeIn = ({ members }: Party, asked: number | null): number | null => {
  const own = new Set(readKnownHere().own.map(({ id }) => id))
  const at = members.findIndex(({ id }) => (asked === null ? own.has(id) : id === asked))
  return at < 0 ? null : at
}

const Matrix = ({ language, names, lists, party }: MatrixPageProps & { party: Party }) => {
  const texts = matrixTexts(language)
  const search = useSearch()
  const list = listIn(search, lists)
  const asked = memberIn(search)
  const isRoomy = useIsRoomy()
  const [own] = useState(() => placeIn(party, null))
  const member = asked === null ? own : placeIn(party, asked)
  // A narrow window shows one against all others.
  const shown = member ?? (isRoomy ? null : 0)
  return (
    <div className="stack">
      <PartyHead language={language} party={party} path={path} least={2} />
      <div className="matrix-choice">
        <label className="pick">
          <span>{texts.list}</span>
          <select
            value={list.word}
            onChange={({ target }) => replaceSearch(listQuery(target.value as typeof list.word, search))}
          >
            {lists.map(({ word }) => (
              <option key={word} value={word}>
                {names[word]}
              </option>
            ))}
          </select>
        </label>
        <label className="pick">
          <span>{texts.member}</span>
          <select
            value={shown === null ? '' : (party.members[shown]?.id ?? '')}
            onChange={({ target }) => replaceSearch(memberQuery(Number(target.value), search))}
          >
            {shown === null && <option value="">{texts.nobodyChosen}</option>}
            {party.members.map((one) => (
              <option key={one.id} value={one.id}>
                {memberName(one)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Suspense
        fallback={
          <p className="soft" role="status">
            {tableTexts(language).loading}
          </p>
        }
      >
        <later.Part key={list.word} {...{ language, list, party }} title={names[list.word]} member={shown} />
      </Suspense>
    </div>
  )
}

export const MatrixPage = (props: MatrixPageProps) => (
  <WithParty language={props.language} path={path} least={2}>
    {(party) => <Matrix {...props} party={party} />}
  </WithParty>
)
