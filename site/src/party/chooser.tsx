import type { Language } from '@kupodex/data/game'
import { type SubmitEvent, useMemo, useState } from 'react'
import { mostCharacters } from '@kupodex/data/contract'
import { ask as pageAsk } from '#ask/page.ts'
import { answered } from '#ask/outcome.ts'
import { createResource } from '#ask/resource.ts'
import { useResource } from '#ask/use-resource.ts'
import { inLanguage } from '#paths/paths.ts'
import type { RecentCharacter } from '#recent/recent.ts'
import { CharacterPicker } from '#search/character-picker.tsx'
import type { Suggestion } from '#search/suggest.ts'
import { mayBeUser } from '#session/session-key.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { counted, fill } from '#texts/fill.ts'
import { useIsAwake } from '#ui/use-is-awake.ts'
import { Face } from '../ui/face.tsx'
import { Icon } from '../ui/icon.tsx'
import { readKnownHere } from './known-here.ts'
import type { Member } from './party.ts'
import { readerCompanies } from './reader-companies.ts'
import { partyTexts } from './texts.ts'
import { type Who, whoQuery } from './who.ts'

export interface ChooserProps {
  language: Language
  /** The page that shows who was chosen, without a language: `/matrix/`. */
  path: string
  /** How many characters that page needs. */
  least: number
  chosen?: readonly Member[]
  /** Opens the page; another address of the site. */
  go?: (address: string) => void
}

/** What has a name together: groups and free companies of the reader, and all of their characters. */
interface Together {
  who: Who
  name: string
  icon: string
}

const groupsOfReader = async (): Promise<Together[]> => {
  if (!mayBeUser(safeStorage('localStorage'))) return []
  const outcome = await pageAsk('ownGroups', {})
  return outcome.ok
    ? outcome.value.groups.map(({ slug, name }) => ({ who: { by: 'group', slug }, name, icon: 'people' }))
    : []
}

const companiesOfReader = async (): Promise<Together[]> => {
  const { own } = readKnownHere()
  const ids = own.map(({ id }) => id)
  const companies = await readerCompanies(ids, pageAsk)
  return companies.map(({ id, name }) => ({ who: { by: 'company', id }, name, icon: 'people' }))
}

/** What the reader's account and characters lead to; what cannot be had is left out, for all else can be chosen without it. */
const readersTogether = async () => {
  const [groups, companies] = await Promise.all([groupsOfReader(), companiesOfReader()])
  return answered({ groups, companies })
}

const TogetherLinks = ({
  language,
  path,
  title,
  links,
}: Pick<ChooserProps, 'language' | 'path'> & { title: string; links: readonly Together[] }) =>
  links.length > 0 && (
    <section className="stack">
      <h3>{title}</h3>
      <ul className="chips">
        {links.map(({ who, name, icon }) => (
          <li key={whoQuery(who)}>
            <a href={inLanguage(language, path) + whoQuery(who)}>
              <Icon name={icon} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )

const nameOf = ({ id, name }: Pick<RecentCharacter, 'id' | 'name'>) => (name === '' ? `#${id}` : name)

interface PickProps {
  title: string
  characters: readonly RecentCharacter[]
  chosen: ReadonlySet<number>
  toggle: (id: number) => void
}

const Picks = ({ title, characters, chosen, toggle }: PickProps) =>
  characters.length > 0 && (
    <fieldset className="party-picks">
      <legend>{title}</legend>
      <ul>
        {characters.map((one) => (
          <li key={one.id}>
            <label className="choice">
              <input type="checkbox" value={one.id} checked={chosen.has(one.id)} onChange={() => toggle(one.id)} />
              <Face id={one.id} iconUrl={one.iconUrl} />
              <span>
                {nameOf(one)} <small className="soft">{one.worldName}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )

const nobodyHere = { own: [], favorites: [], opened: [] }

const asRecent = ({ id, name, place, iconUrl = '' }: Suggestion): RecentCharacter => ({
  ...{ id, name, iconUrl },
  worldName: place,
})

/** Chooses who is looked at together: groups, free companies or all characters of the reader, or single ones known here or found by name, ID or link. */
export const Chooser = ({
  language,
  path,
  least,
  chosen: first = [],
  go = (to) => location.assign(to),
}: ChooserProps) => {
  const texts = partyTexts(language)
  const isAwake = useIsAwake()
  const here = useMemo(() => (isAwake ? readKnownHere() : nobodyHere), [isAwake])
  const { value: together } = useResource(useMemo(() => createResource(readersTogether, { freshFor: Infinity }), []))
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(first.map(({ id }) => id)))
  const [added, setAdded] = useState<readonly RecentCharacter[]>(() => first.map((one) => ({ ...one, worldName: '' })))
  const [said, setSaid] = useState({ text: '', isProblem: false })
  const listed = [...here.own, ...here.favorites, ...here.opened]
  const others = added.filter(({ id }) => !listed.some((one) => one.id === id))
  /** Chooses these alone; gives whether they are not too many. */
  const choose = (next: ReadonlySet<number>): boolean => {
    const isTooMany = next.size > mostCharacters
    setSaid({ text: isTooMany ? texts.tooMany : '', isProblem: isTooMany })
    if (!isTooMany) setChosen(next)
    return !isTooMany
  }
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    choose(next)
  }
  const add = (character: RecentCharacter) => {
    if (!choose(new Set([...chosen, character.id]))) return
    if (!added.some(({ id }) => id === character.id)) setAdded([...added, character])
    setSaid({ text: fill(texts.isAdded, { name: nameOf(character) }), isProblem: false })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (chosen.size < least) return setSaid({ text: counted(texts.least, least, language), isProblem: true })
    go(inLanguage(language, path) + whoQuery({ by: 'characters', ids: [...chosen] }))
  }
  const picks = (title: string, characters: readonly RecentCharacter[], press: (id: number) => void = toggle) => (
    <Picks {...{ title, characters, chosen }} toggle={press} />
  )
  const found = (characters: readonly RecentCharacter[]) =>
    picks(texts.found, characters, (id) => {
      const character = characters.find((one) => one.id === id)
      if (chosen.has(id) || character === undefined) toggle(id)
      else add(character)
    })
  const allOwn: Together = { who: { by: 'own' }, name: texts.allOwn, icon: 'person' }
  const canBeOwn = isAwake && mayBeUser(safeStorage('localStorage')) && here.own.length >= least
  return (
    <div className="stack party-chooser">
      <TogetherLinks {...{ language, path }} title={texts.groups} links={together?.groups ?? []} />
      <TogetherLinks {...{ language, path }} title={texts.companies} links={together?.companies ?? []} />
      <TogetherLinks {...{ language, path }} title={texts.own} links={canBeOwn ? [allOwn] : []} />
      <section className="stack" aria-labelledby="party-pick">
        <h3 id="party-pick">{texts.pick}</h3>
        <CharacterPicker {...{ language, ask: pageAsk }} choose={(one) => add(asRecent(one))}>
          {(some) => found(some.map(asRecent))}
        </CharacterPicker>
        <form className="stack" onSubmit={submit}>
          {picks(texts.added, others)}
          {picks(texts.own, here.own)}
          {picks(texts.favorites, here.favorites)}
          {picks(texts.opened, here.opened)}
          {listed.length === 0 && <p className="soft">{texts.none}</p>}
          <p className="row">
            <button className="button">
              {chosen.size === 0 ? texts.choose : counted(texts.show, chosen.size, language)}
            </button>
          </p>
          <p className={said.isProblem ? 'problem small' : 'small'} role="status">
            {said.text}
          </p>
        </form>
      </section>
    </div>
  )
}
