import type { Language } from '@kupodex/data/game'
import { type SubmitEvent, useMemo, useState } from 'react'
import { mostCharacters } from '@kupodex/data/contract'
import { ask as pageAsk } from '#ask/page.ts'
import { answered } from '#ask/outcome.ts'
import { createResource } from '#ask/resource.ts'
import { useResource } from '#ask/use-resource.ts'
import { characterIdIn } from '#paths/lodestone.ts'
import { inLanguage, pathOf } from '#paths/paths.ts'
import type { RecentCharacter } from '#recent/recent.ts'
import { mayBeUser } from '#session/session-key.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { counted } from '#texts/fill.ts'
import { useIsAwake } from '#ui/use-is-awake.ts'
import { Face } from '../ui/face.tsx'
import { Icon } from '../ui/icon.tsx'
import { readKnownHere } from './known-here.ts'
import type { Member } from './party.ts'
import { readerCompanies } from './reader-companies.ts'
import { partyTexts } from './texts.ts'
import { type Who, whoQuery } from './who.ts'

interface Props {
  language: Language
  /** The page that shows who was chosen, without a language: `/matrix/`. */
  path: string
  /** How many characters that page needs. */
  least: number
  /** Those who are chosen at first. */
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
}: Pick<Props, 'language' | 'path'> & { title: string; links: readonly Together[] }) =>
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
        {characters.map(({ id, name, worldName, iconUrl }) => (
          <li key={id}>
            <label className="choice">
              <input type="checkbox" value={id} checked={chosen.has(id)} onChange={() => toggle(id)} />
              <Face id={id} iconUrl={iconUrl} />
              <span>
                {name === '' ? `#${id}` : name} <small className="soft">{worldName}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )

const AddById = ({ language, add }: Pick<Props, 'language'> & { add: (id: number) => void }) => {
  const texts = partyTexts(language)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const submit = () => {
    const id = characterIdIn(text)
    setProblem(id === null ? texts.noId : '')
    if (id === null) return
    add(id)
    setText('')
  }
  return (
    <div className="stack">
      <label htmlFor="party-add">{texts.add}</label>
      <div className="asked">
        <input
          id="party-add"
          type="text"
          value={text}
          maxLength={200}
          autoComplete="off"
          aria-invalid={problem !== ''}
          aria-describedby="party-problem"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            submit()
          }}
        />
        <button type="button" className="button quiet" onClick={submit}>
          {texts.addButton}
        </button>
      </div>
      <p className="problem small" id="party-problem" role="status">
        {problem}
      </p>
    </div>
  )
}

const nobodyHere = { own: [], favorites: [], opened: [] }

/**
 * Chooses who is looked at together: groups and free companies of the reader, all of their own characters, or single ones that this
 * browser knows or that are named by their ids.
 */
export const Chooser = ({ language, path, least, chosen: first = [], go = (to) => location.assign(to) }: Props) => {
  const texts = partyTexts(language)
  const isAwake = useIsAwake()
  const here = useMemo(() => (isAwake ? readKnownHere() : nobodyHere), [isAwake])
  const { value: together } = useResource(useMemo(() => createResource(readersTogether, { freshFor: Infinity }), []))
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(first.map(({ id }) => id)))
  const [added, setAdded] = useState<readonly RecentCharacter[]>(() => first.map((one) => ({ ...one, worldName: '' })))
  const [said, setSaid] = useState('')
  const listed = [...here.own, ...here.favorites, ...here.opened]
  const others = added.filter(({ id }) => !listed.some((one) => one.id === id))
  const choose = (next: ReadonlySet<number>) => {
    setSaid(next.size > mostCharacters ? texts.tooMany : '')
    if (next.size <= mostCharacters) setChosen(next)
  }
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    choose(next)
  }
  const add = (id: number) => {
    if (![...listed, ...added].some((one) => one.id === id))
      setAdded([...added, { id, name: '', worldName: '', iconUrl: '' }])
    choose(new Set([...chosen, id]))
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (chosen.size < least) return setSaid(counted(texts.least, least, language))
    go(inLanguage(language, path) + whoQuery({ by: 'characters', ids: [...chosen] }))
  }
  const picks = (title: string, characters: readonly RecentCharacter[]) => (
    <Picks {...{ title, characters, chosen, toggle }} />
  )
  const allOwn: Together = { who: { by: 'own' }, name: texts.allOwn, icon: 'person' }
  const canBeOwn = isAwake && mayBeUser(safeStorage('localStorage')) && here.own.length >= least
  return (
    <div className="stack party-chooser">
      <TogetherLinks {...{ language, path }} title={texts.groups} links={together?.groups ?? []} />
      <TogetherLinks {...{ language, path }} title={texts.companies} links={together?.companies ?? []} />
      <TogetherLinks {...{ language, path }} title={texts.own} links={canBeOwn ? [allOwn] : []} />
      <form className="stack" onSubmit={submit} aria-labelledby="party-pick">
        <h3 id="party-pick">{texts.pick}</h3>
        {picks(texts.own, here.own)}
        {picks(texts.favorites, here.favorites)}
        {picks(texts.opened, here.opened)}
        {picks(texts.added, others)}
        {listed.length === 0 && <p className="soft">{texts.none}</p>}
        <AddById {...{ language, add }} />
        <p className="row">
          <button className="button">
            {chosen.size === 0 ? texts.choose : counted(texts.show, chosen.size, language)}
          </button>
          <a className="link" href={inLanguage(language, pathOf('charactersearch'))}>
            {texts.find}
          </a>
        </p>
        <p className="problem small" role="status">
          {said}
        </p>
      </form>
    </div>
  )
}
