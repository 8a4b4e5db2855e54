import { Suspense } from 'react'
import { ask } from '#ask/page.ts'
import { characterIdIn } from '#paths/lodestone.ts'
import { fill } from '#texts/fill.ts'
import { anonymousTexts } from '#character/texts/anonymous.ts'
import { Guard } from '../ui/guard.tsx'
import { laterPart } from '../ui/later-part.ts'
import { Notice } from '../ui/notice.tsx'
import { BannerBox } from './banner-box.tsx'
import { type CharSettings, fetchSettings, saveSettings, type SettingsView } from './character-settings.ts'
import type { ImportFacts } from './import-marks.ts'
import { MarksFile } from './marks-file.tsx'
import { forgetCharacters } from '../user/forget.ts'
import { failureText } from '../user/failure-text.ts'
import { useFetched } from '../ui/use-fetched.ts'
import { Problem, Waiting } from '../ui/waiting.tsx'
import type { OwnerProps } from './owner-props.ts'
import { WithUser } from '../user/with-user.tsx'

interface Props extends OwnerProps {
  /** What an import of marks has to know of the game. */
  facts: ImportFacts
}

/** Only who has ticks to take over sees it. */
const takeOver = laterPart(() => import('./take-over.tsx').then(({ TakeOver }) => TakeOver))

/** The expressions that an icon may have, as the game numbers them. */
const expressions = [0, 1, 2, 3, 4, 5, 6, 7] as const

const useSettings = (id: number) => {
  const [view, setView, again] = useFetched<SettingsView>(
    (of) => fetchSettings(ask, of),
    ({ state }) => state === 'failed',
    { state: 'loading' },
    id,
  )
  const save = (next: CharSettings, before: CharSettings) => {
    setView({ state: 'saving', settings: next, problem: null })
    void saveSettings(ask, id, next, before).then((after) => {
      setView(after)
      // The copies of this browser are of a time when everybody saw it.
      if (after.state === 'saved' && after.settings.private) void forgetCharacters([id])
    })
  }
  return { view, save, again }
}

const Form = ({
  id,
  texts,
  view,
  save,
}: { id: number; texts: Props['texts'] } & Omit<ReturnType<typeof useSettings>, 'again'>) => {
  const { settings: text, failures } = texts
  if (!('settings' in view)) return null
  const { settings, problem } = view
  const change = (some: Partial<CharSettings>) => save({ ...settings, ...some }, settings)
  const radio = (name: string, isChosen: boolean, choose: () => void, label: string) => (
    <label key={label}>
      <input type="radio" name={name} checked={isChosen} onChange={choose} disabled={view.state === 'saving'} /> {label}
    </label>
  )
  return (
    <div className="stack decisions">
      <section className="panel pad">
        <fieldset>
          <legend>{text.privacy}</legend>
          {radio('privacy', !settings.private, () => change({ private: false }), text.public)}
          {radio('privacy', settings.private, () => change({ private: true }), text.private)}
          <p className="soft small">{text.privacyNote}</p>
        </fieldset>
      </section>
      <BannerBox id={id} texts={texts.banner} failures={failures} />
      <section className="panel pad">
        <fieldset>
          <legend>{text.icon}</legend>
          <div className="expressions">
            {expressions.map((n) =>
              radio('icon', settings.icon === n, () => change({ icon: n }), fill(text.expression, { n: String(n) })),
            )}
          </div>
        </fieldset>
      </section>
      <p role="status" className={problem === null ? 'soft small' : 'problem'}>
        {problem !== null ? failureText(failures, problem) : view.state === 'saved' ? text.saved : ''}
      </p>
    </div>
  )
}

const Settings = ({ id, texts, account }: { id: number } & Pick<Props, 'texts' | 'account'>) => {
  const { view, save, again } = useSettings(id)
  if (view.state === 'loading') return <Waiting text={texts.loading} />
  if (view.state !== 'failed') return <Form {...{ id, texts, view, save }} />
  if (view.code === 'forbidden')
    return <Notice level={2} icon="lock" title={texts.settings.forbidden} text={texts.settings.forbiddenHint} />
  return <Problem text={failureText(texts.failures, view.code)} retry={account.retry} again={again} />
}

/** The island on which the owner of a character decides what is shown of it. */
export const CharacterSettingsPage = ({ language, texts, account, facts }: Props) => (
  <WithUser language={language} texts={account}>
    {(user) => {
      const id = characterIdIn(location.pathname)
      if (id === null) {
        const { name, needsCharacter } = anonymousTexts[language]
        return <Notice level={2} icon="person" title={name} text={needsCharacter} />
      }
      return (
        <div className="stack">
          <Settings id={id} texts={texts} account={account} />
          {user.own.some((char) => char.id === id) && (
            <>
              <Guard instead={null}>
                <Suspense>
                  <takeOver.Part {...{ language, id, facts }} texts={texts.takeOver} failures={texts.failures} />
                </Suspense>
              </Guard>
              <MarksFile id={id} texts={texts.file} failures={texts.failures} facts={facts} />
            </>
          )}
        </div>
      )
    }}
  </WithUser>
)
