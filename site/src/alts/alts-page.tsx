import { useMemo } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { Failed } from '#ask/failed.tsx'
import { useResource } from '#ask/use-resource.ts'
import { characterPath, inLanguage, pathOf } from '#paths/paths.ts'
import type { ThingList, ThingListNames } from '#things/lists.ts'
import type { KnownUser } from '#user/kept-user.ts'
import { WithUser } from '#user/with-user.tsx'
import { Face } from '#ui/face.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { useSeen } from '#ui/use-seen.ts'
import { Waiting } from '#ui/waiting.tsx'
import { collectorOf } from './collector.ts'
import type { AltsFrame, PartProps } from './frame.ts'
import { OnlyOne } from './only-one.tsx'
import { Progress } from './progress.tsx'
import { RarestBox } from './rarest-box.tsx'
import { altsTexts } from './texts.ts'

export interface AltsPageProps {
  language: Language
  names: ThingListNames
  lists: readonly ThingList[]
}

const Few = ({ frame: { language, texts }, count }: { frame: AltsFrame; count: number }) => (
  <Notice
    level={2}
    icon="person"
    title={count === 0 ? texts.none : texts.one}
    text={count === 0 ? texts.noneHint : texts.oneHint}
  >
    <a className="button" href={inLanguage(language, pathOf('charactersearch'))}>
      {texts.find}
    </a>
  </Notice>
)

const People = ({ frame, characters }: { frame: AltsFrame; characters: readonly CharacterAnswer[] }) => {
  const { language, texts } = frame
  const ids = characters.map(({ id }) => id)
  return (
    <section className="stack">
      <h2>{texts.mine}</h2>
      <ul className="chips">
        {characters.map(({ id, name, worldName, iconUrl }) => (
          <li key={id}>
            <a href={inLanguage(language, characterPath(id))}>
              <Face id={id} iconUrl={iconUrl} />
              {name === '' ? `#${id}` : name} <small className="soft">{worldName}</small>
            </a>
          </li>
        ))}
      </ul>
      <p className="alts-links">
        <a className="button" href={`${inLanguage(language, pathOf('matrix'))}?mine`}>
          <Icon name="people" />
          {texts.matrix}
        </a>
        <a className="button quiet" href={`${inLanguage(language, pathOf('groups'))}#chars=${ids.join()}`}>
          {texts.group}
        </a>
      </p>
      <p className="small soft">{texts.groupHint}</p>
    </section>
  )
}

const Rarest = (props: PartProps) => {
  const { language, texts } = props.frame
  const [place, isSeen] = useSeen()
  return (
    <section className="stack alts-part" ref={place}>
      <h2>{texts.rarest}</h2>
      <p className="small soft">{texts.rarestLead}</p>
      {isSeen ? <RarestBox {...props} /> : <Waiting language={language} />}
    </section>
  )
}

const Only = (props: PartProps) => {
  const [place, isSeen] = useSeen()
  return (
    <div ref={place} className="alts-part">
      {isSeen && <OnlyOne {...props} />}
    </div>
  )
}

const Together = ({ frame, ids }: { frame: AltsFrame; ids: readonly number[] }) => {
  const resource = collectorOf(ids)
  const { state, value } = useResource(resource)
  const failed = state === 'failed' && <Failed language={frame.language} again={resource.again} />
  if (value === null) return failed || <Waiting language={frame.language} />
  return (
    <div className="alts">
      {failed}
      <People frame={frame} characters={value.characters} />
      <Progress frame={frame} collector={value} />
      <Only frame={frame} collector={value} />
      <Rarest frame={frame} collector={value} />
    </div>
  )
}

const Own = ({ frame, own }: { frame: AltsFrame; own: KnownUser['own'] }) => {
  const ids = useMemo(() => own.map(({ id }) => id).sort((a, b) => a - b), [own])
  return ids.length < 2 ? <Few frame={frame} count={ids.length} /> : <Together frame={frame} ids={ids} />
}

export const AltsPage = ({ language, names, lists }: AltsPageProps) => {
  const frame = useMemo(() => ({ language, names, lists, texts: altsTexts(language) }), [language, names, lists])
  return (
    <div className="alts-island">
      <WithUser language={language}>{({ own }) => <Own frame={frame} own={own} />}</WithUser>
    </div>
  )
}
