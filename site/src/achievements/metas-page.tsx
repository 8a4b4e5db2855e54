import { asked } from '#ask/asked.ts'
import { characterPagePath } from '#character/paths.ts'
import { Failed } from '#ask/failed.tsx'
import { metaSourcesOf } from './meta-sources.ts'
import { useStore } from '#ui/use-store.ts'
import { user } from '../user/user.ts'
import { MetasList } from './metas-list.tsx'
import { PrivateOr } from './private-or.tsx'
import type { PageProps, Shown } from './shown.ts'
import { isKnown } from './states.ts'
import { useFile } from './use-file.ts'
import { Waiting } from './waiting.tsx'

const WithMetas = (shown: Shown) => {
  const { language, texts, character } = shown
  const isOwn = useStore(user)?.own.some(({ id }) => id === character.id) === true
  const [sources, again] = useFile(asked('metaParts', { lang: language }), metaSourcesOf)
  return (
    <>
      {!isOwn && isKnown(character) && (
        <p className="hint metas-note small soft">
          <a className="link" href={characterPagePath(language, character.id, 'verify')}>
            {texts.room.metas.verify}
          </a>
        </p>
      )}
      {sources === 'failed' ? (
        <Failed language={language} again={again} />
      ) : sources === null ? (
        <Waiting />
      ) : (
        <MetasList {...shown} sources={sources} />
      )}
    </>
  )
}

export const MetasPage = ({ language }: Pick<PageProps, 'language'>) => (
  <PrivateOr language={language}>{(shown) => <WithMetas {...shown} />}</PrivateOr>
)
