import { Suspense, useMemo, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { ask } from '#ask/page.ts'
import { createResource } from '#ask/resource.ts'
import { useResource } from '#ask/use-resource.ts'
import { characterIdIn } from '#paths/lodestone.ts'
import { fill } from '#texts/fill.ts'
import { anonymousTexts } from '#character/texts.ts'
import { Guard } from '../ui/guard.tsx'
import { laterPart } from '#ask/later-part.tsx'
import { Notice } from '../ui/notice.tsx'
import { BannerBox } from './banner-box.tsx'
import { type CharSettings, fetchSettings, saveSettings, type SettingsView } from './character-settings.ts'
import { GroupsList } from './groups-list.tsx'
import { MarksFile } from './marks-file-box.tsx'
import { failureText } from '../user/failure-text.ts'
import { Failed } from '#ask/failed.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { type OwnerWords, ownerWords } from './owner-words.ts'
import { showChange } from './show-change.ts'
import { WithUser } from '../user/with-user.tsx'

interface Props {
  language: Language
}

/** Only who has ticks to take over sees it. */
const takeOver = laterPart(() => import('./take-over.tsx').then(({ TakeOver }) => TakeOver))

/** The expressions that an icon may have, as the game numbers them. */
const expressions = [0, 1, 2, 3, 4, 5, 6, 7] as const

const useSettings = (id: number) => {
  const resource = useMemo(() => createResource<SettingsView>((asking) => fetchSettings(ask, id, asking)), [id])
  const save = (next: CharSettings, before: CharSettings) => {
    resource.take({ state: 'saving', settings: next, problem: null })
    void saveSettings(ask, id, next, before).then((after) => {
      resource.take(after)
      if (after.state === 'saved') void showChange(id, after.settings.private)
    })
  }
  return { view: useResource(resource), save, again: resource.again }
}

const Form = ({
  id,
  language,
  texts,
  view,
  save,
}: { id: number; language: Language; texts: OwnerWords; view: SettingsView } & Pick<
  ReturnType<typeof useSettings>,
  'save'
>) => {
  const { settings: text, failures } = texts
  const { settings, problem } = view
  const [changed, setChanged] = useState<keyof CharSettings | null>(null)
  const isSaving = view.state === 'saving'
  // Not disabled: a browser takes the focus from what is.
  const change = (name: keyof CharSettings, some: Partial<CharSettings>) => {
    if (isSaving) return
    setChanged(name)
    save({ ...settings, ...some }, settings)
  }
  const said = (name: keyof CharSettings) => {
    const words = problem !== null ? failureText(failures, problem) : view.state === 'saved' ? text.saved : ''
    return (
      <p role="status" className={problem === null ? 'soft small said' : 'problem said'}>
        {changed === name ? words : ''}
      </p>
    )
  }
  const radio = (name: string, isChosen: boolean, choose: () => void, label: string) => (
    <label key={label}>
      <input type="radio" name={name} checked={isChosen} onChange={choose} aria-disabled={isSaving} /> {label}
    </label>
  )
  return (
    <div className="stack decisions">
      <section className="panel pad">
        <fieldset>
          <legend>{text.privacy}</legend>
          {radio('privacy', !settings.private, () => change('private', { private: false }), text.public)}
          {radio('privacy', settings.private, () => change('private', { private: true }), text.private)}
          <p className="soft small">{text.privacyNote}</p>
          {said('private')}
        </fieldset>
      </section>
      <section className="panel pad stack">
        <fieldset>
          <legend>{texts.groups.title}</legend>
          {radio('groups', settings.groups, () => change('groups', { groups: true }), texts.groups.may)}
          {radio('groups', !settings.groups, () => change('groups', { groups: false }), texts.groups.mayNot)}
          <p className="soft small">{texts.groups.note}</p>
          {said('groups')}
        </fieldset>
        {settings.groups && <GroupsList {...{ language, id, texts }} />}
      </section>
      <BannerBox language={language} id={id} texts={texts.banner} failures={failures} />
      <section className="panel pad">
        <fieldset>
          <legend>{text.icon}</legend>
          <p className="soft small">{text.iconNote}</p>
          <div className="expressions">
            {expressions.map((n) =>
              radio(
                'icon',
                settings.icon === n,
                () => change('icon', { icon: n }),
                fill(n === 0 ? text.firstExpression : text.expression, { n: String(n) }),
              ),
            )}
          </div>
          {said('icon')}
        </fieldset>
      </section>
    </div>
  )
}

const Settings = ({ id, language }: { id: number } & Pick<Props, 'language'>) => {
  const texts = ownerWords(language)
  const { view, save, again } = useSettings(id)
  if (view.state === 'loading') return <Waiting language={language} />
  if (view.value !== null) return <Form {...{ id, language, texts, save }} view={view.value} />
  if (view.code === 'forbidden')
    return <Notice level={2} icon="lock" title={texts.settings.forbidden} text={texts.settings.forbiddenHint} />
  return <Failed language={language} text={failureText(texts.failures, view.code)} again={again} />
}

export const CharacterSettingsPage = ({ language }: Props) => (
  <WithUser language={language}>
    {(user) => {
      const id = characterIdIn(location.pathname)
      if (id === null) {
        const { name, needsCharacter } = anonymousTexts(language)
        return <Notice level={2} icon="person" title={name} text={needsCharacter} />
      }
      const texts = ownerWords(language)
      return (
        <div className="stack">
          <Settings id={id} language={language} />
          {user.own.some((char) => char.id === id) && (
            <>
              <Guard instead={null}>
                <Suspense>
                  <takeOver.Part {...{ language, id }} texts={texts.takeOver} failures={texts.failures} />
                </Suspense>
              </Guard>
              <MarksFile {...{ language, id }} texts={texts.file} failures={texts.failures} />
            </>
          )}
        </div>
      )
    }}
  </WithUser>
)
