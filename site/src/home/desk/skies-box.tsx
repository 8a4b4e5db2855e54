import { eorzeaTime } from '@kupodex/data/eorzea'
import type { Language } from '@kupodex/data/game'
import { useMemo } from 'react'
import { readChoice } from '#animals/choice.ts'
import { leftText } from '#animals/rows.ts'
import { spawnKey } from '#animals/spawns.ts'
import { localText } from '#animals/times.ts'
import { asked } from '#ask/asked.ts'
import { Failed } from '#ask/failed.tsx'
import { useResource } from '#ask/use-resource.ts'
import { type SkyMoment, SkyNow, when } from '#cosmic/sky-now.tsx'
import { cosmicTexts } from '#cosmic/texts.ts'
import { useNow } from '#ui/use-now.ts'
import { bellText } from '#format/clock.ts'
import { readNotices } from '#notices/kept-notices.ts'
import { inLanguage, pathOf } from '#paths/paths.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { Box } from '#ui/box.tsx'
import { useSeen } from '#ui/use-seen.ts'
import type { DeskPlaces } from './places.ts'
import { deskTexts } from './texts.ts'
import { nextAnimals, noticeWindows } from './windows.ts'

/** How often the clock is drawn again, in milliseconds: about a minute of the game's. */
const tick = 3000

const storage = safeStorage('localStorage')

const Notices = (moment: SkyMoment) => {
  const { language, now } = moment
  const notices = useMemo(() => readNotices(storage), [])
  if (notices.length === 0) return null
  return (
    <section>
      <h3>{deskTexts(language).notices}</h3>
      <ul>
        {noticeWindows(notices, now).map(({ notice: { id, title, path }, periods }) => (
          <li key={id}>
            <a className="link" href={path}>
              {title}
            </a>{' '}
            <span className="small">{when(periods, moment)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Animals = ({ language, now, island }: Pick<SkyMoment, 'language' | 'now'> & Pick<DeskPlaces, 'island'>) => {
  const chosen = useMemo(() => {
    const all = island.animals.map(({ id }) => id)
    return readChoice('', storage, all)
  }, [island])
  return (
    <ul className="desk-animals">
      {nextAnimals(island, chosen, now).map((spawn) => (
        <li key={spawnKey(spawn)}>
          {spawn.animal.name}{' '}
          <span className="small soft">
            {localText(spawn, language)} · {leftText(spawn, now, island)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The skies of the desk, once they are known. */
export const Skies = ({ language, places }: { language: Language; places: DeskPlaces }) => {
  const { planets, weathers, island } = places
  const texts = cosmicTexts(language)
  const now = useNow(tick)
  const { bell, minute } = eorzeaTime(now)
  const moment = { language, texts, now }
  return (
    <div className="skies">
      <p className="clock">
        {texts.panel.time} <b>{bellText(bell, minute)}</b>
      </p>
      <Notices {...moment} />
      <div className="planets">
        {planets.map(({ id, name, rates, awaited }) => (
          <SkyNow key={id} {...moment} {...{ name, rates, awaited }} level={3} weatherOf={(one) => weathers[one]} />
        ))}
        <div className="stack">
          <SkyNow
            {...moment}
            name={
              <a className="link" href={inLanguage(language, pathOf('islands'))}>
                {deskTexts(language).island}
              </a>
            }
            rates={island.rates}
            awaited={[]}
            level={3}
            weatherOf={(one) => island.weathers[one]}
          />
          <Animals {...{ language, now, island }} />
        </div>
      </div>
    </div>
  )
}

/** The weather where things wait for it, when it comes, and what the reader wants to be told of. */
export const SkiesBox = ({ language }: { language: Language }) => {
  const [ref, isSeen] = useSeen()
  const file = isSeen ? asked('deskPlaces', { lang: language }) : null
  const { state, value: places } = useResource(file)
  return (
    <Box icon="telescope" title={deskTexts(language).skies} className="whole part-skies" ref={ref}>
      {places !== null && <Skies {...{ language, places }} />}
      {places === null && state === 'failed' && (
        <Failed className="stack" language={language} again={() => file?.again()} />
      )}
    </Box>
  )
}
