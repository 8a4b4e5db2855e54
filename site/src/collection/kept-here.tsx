import type { Language } from '@kupodex/data/game'
import { anonymousTicks } from '#marks/page-marks.ts'
import { anonymousMarks } from '#marks/anonymous.ts'
import { markTexts } from '#marks/texts.ts'
import { inLanguage, pathOf } from '#paths/paths.ts'
import { download } from '../ui/download.ts'

const save = async () =>
  download(
    'kupodex-anonymous.json',
    'application/json',
    JSON.stringify({ marks: anonymousMarks(await anonymousTicks()) }, null, 2),
  )

/** Says where ticks without a character are kept, and how to keep them elsewhere. */
export const KeptHere = ({ language }: { language: Language }) => {
  const texts = markTexts(language).anonymous
  return (
    <p>
      {texts.kept}
      <span className="row">
        <a className="link" href={inLanguage(language, pathOf('char'))}>
          {texts.find}
        </a>
        <button className="link" type="button" onClick={() => void save()}>
          {texts.save}
        </button>
        <a className="link" href={`${inLanguage(language, pathOf('settings'))}#bring`}>
          {texts.bring}
        </a>
      </span>
    </p>
  )
}
