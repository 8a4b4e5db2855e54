import { useEffect, useState } from 'react'
import { readKnownHere } from '#party/known-here.ts'
import type { RecentCharacter } from '#recent/recent.ts'
import { useStore } from '#ui/use-store.ts'
import { followUser, user } from '#user/user.ts'
import { CharacterPicker } from '#search/character-picker.tsx'
import { groupEditTexts } from './texts.ts'
import type { EditFrame } from './edit-frame.ts'
import { FromCompany } from './from-company.tsx'
import { FromList } from './from-list.tsx'
import { PickList } from './pick-list.tsx'
import { AddedLines, type Adding, type Candidate, useAdding } from './use-adding.tsx'

const FindMember = ({ language, ask, adding }: EditFrame & { adding: Adding }) => (
  <CharacterPicker
    {...{ language, ask }}
    choose={({ id, name }) => void adding.add([id], new Map(name === '' ? [] : [[id, name]]))}
  >
    {(found) => (
      <PickList
        {...{ language, adding }}
        title={groupEditTexts(language).found}
        candidates={found.map((one) => ({ ...one, iconUrl: one.iconUrl ?? '' }))}
      />
    )}
  </CharacterPicker>
)

const candidates = (characters: readonly RecentCharacter[]): Candidate[] =>
  characters.map(({ id, name, worldName, iconUrl }) => ({ id, name, iconUrl, place: worldName }))

/** The ways in which characters come into a group: by name, and folded away of the user's own, favorites, those opened here, free companies, and lists. */
export const AddMembers = (frame: EditFrame) => {
  const { language } = frame
  const texts = groupEditTexts(language)
  const adding = useAdding(frame)
  const known = useStore(user)
  useEffect(followUser, [])
  const [opened] = useState(() => readKnownHere().opened)
  const own = candidates(known?.own ?? [])
  const favorites = candidates(known?.favorites ?? [])
  const people = (title: string, some: readonly Candidate[]) =>
    some.length === 0 ? (
      <p className="soft">{texts.nobody}</p>
    ) : (
      <PickList {...{ language, adding, title }} candidates={some} withAll />
    )
  const folded = [
    { title: texts.own, part: people(texts.own, own) },
    { title: texts.favorites, part: people(texts.favorites, favorites) },
    { title: texts.recent, part: people(texts.recent, candidates(opened)) },
    { title: texts.company, part: <FromCompany {...frame} adding={adding} /> },
    { title: texts.paste, part: <FromList language={language} adding={adding} /> },
  ]
  return (
    <section className="panel pad stack" id="add" tabIndex={-1}>
      <h2>{texts.add}</h2>
      <FindMember {...frame} adding={adding} />
      {folded.map(({ title, part }) => (
        <details key={title} className="way-in">
          <summary>{title}</summary>
          {part}
        </details>
      ))}
      <AddedLines adding={adding} />
    </section>
  )
}
