import type { Language } from '@kupodex/data/game'
import { ask } from '#ask/page.ts'
import { characterPagePath } from '#character/paths.ts'
import { Failed } from '#tables/failed.tsx'
import { metaSourcesOf } from './meta-sources.ts'
import { MetasList } from './metas-list.tsx'
import { PrivateOr } from './private-or.tsx'
import type { PageProps, Shown } from './shown.ts'
import { fileOptions, useFile } from './use-file.ts'
import { Waiting } from './waiting.tsx'

const askIn = (language: Language) => ask('metaParts', { lang: language }, fileOptions)

const WithMetas = (shown: Shown) => {
  const { language, texts, character } = shown
  const [sources, again] = useFile(askIn, language, metaSourcesOf)
  return (
    <>
      <p className="hint metas-note small soft">
        <a className="link" href={characterPagePath(language, character.id, 'verify')}>
          {texts.room.metas.verify}
        </a>
      </p>
      {sources === 'failed' ? (
        <Failed title={texts.tables.failed} retry={texts.character.retry} again={again} />
      ) : sources === null ? (
        <Waiting />
      ) : (
        <MetasList {...shown} sources={sources} />
      )}
    </>
  )
}

/** The island of a character's meta achievements. */
export const MetasPage = (props: PageProps) => <PrivateOr {...props}>{(shown) => <WithMetas {...shown} />}</PrivateOr>
