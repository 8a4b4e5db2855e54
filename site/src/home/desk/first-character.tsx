import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { asked } from '#ask/asked.ts'
import { Failed } from '#ask/failed.tsx'
import { useResource } from '#ask/use-resource.ts'
import { askAgain } from '#character/this-character.ts'
import { useView } from '#character/use-view.ts'
import { HoleBox } from '#profile/hole-box.tsx'
import { NewsLine } from '#profile/news-line.tsx'
import { NextBox } from '#profile/next-box.tsx'
import { profilePageTexts } from '#profile/profile-texts.ts'
import { unnamedIn } from '#profile/things.ts'
import { useOwnWishes } from '#profile/use-own-wishes.ts'
import { useThings } from '#profile/use-things.ts'
import { useIdle } from '#ui/use-idle.ts'
import { deskTexts } from './texts.ts'

interface Props {
  language: Language
  images: string | null
  /** Null while it is being fetched. */
  character: CharacterAnswer | null
}

/** What is new for the first character of the desk, and what it can get next: boxes of its profile. */
export const FirstCharacter = ({ language, images, character }: Props) => {
  const { common, collections, own, profile } = profilePageTexts(language)
  const things = useThings(language, character, useIdle(character !== null), [])
  const { wishes } = useOwnWishes(character?.id ?? 0)
  const file = asked('profileWords', { lang: language })
  const { state, value: words } = useResource(file)
  const shown = useView()
  const shared = { language, images, character }
  return (
    <div className="desk-parts">
      <div className="desk-first">
        {/* Without a name it is as high. */}
        <h2 aria-hidden={character === null}>{character?.name || '\u00a0'}</h2>
        {'isKept' in shown ? (
          <Failed className="row" language={language} again={askAgain} />
        ) : (
          <NewsLine
            {...shared}
            text={profile.since}
            common={common}
            otherwise={deskTexts(language).nothingNew}
            rank={own.rank}
            titles={collections}
            unnamed={unnamedIn(own)}
            things={things}
          />
        )}
      </div>
      <div className="boxes">
        {words !== null ? (
          <NextBox
            {...shared}
            wishes={wishes}
            texts={profile}
            titles={collections}
            ways={words.names.ways}
            duties={words.duties}
          />
        ) : state === 'failed' ? (
          <Failed language={language} again={file.again} />
        ) : (
          <HoleBox part="next" title={profile.next.title} />
        )}
      </div>
    </div>
  )
}
