import type { CharacterAnswer } from '@kupodex/data/contract'
import { characterPagePath } from '#character/paths.ts'
import { inLanguage, pathOf } from '#paths/paths.ts'
import { useSearch } from '#ui/use-search.ts'
import { Icon } from '../ui/icon.tsx'
import { Face } from '../ui/face.tsx'
import { turnedQuery } from './address.ts'
import type { CompareFrame, Pair } from './frame.ts'

const Head = ({ frame: { language }, character }: { frame: CompareFrame; character: CharacterAnswer }) => (
  <a className="panel versus-head" href={characterPagePath(language, character.id, 'profile')}>
    <Face id={character.id} iconUrl={character.iconUrl} />
    <span>
      <strong>{character.name}</strong>
      <small className="soft">
        {[character.dcName, character.worldName].filter((place) => place !== '').join(' / ')}
      </small>
    </span>
  </a>
)

/** Who is compared, and the ways to swap them and to another comparison. */
export const Versus = ({ frame, a, b }: { frame: CompareFrame } & Pair) => {
  const { language, texts } = frame
  const search = useSearch()
  return (
    <section className="versus" aria-label={texts.compare.versus}>
      <Head frame={frame} character={a} />
      <Head frame={frame} character={b} />
      <p className="row">
        <a
          className="button quiet"
          href={`${characterPagePath(language, b.id, 'compare', a.id)}${turnedQuery(search)}`}
        >
          <Icon name="swap" /> {texts.compare.swap}
        </a>
        <a className="button quiet" href={characterPagePath(language, a.id, 'compare')}>
          <Icon name="person" /> {texts.compare.another}
        </a>
        <a className="button quiet" href={`${inLanguage(language, pathOf('matrix'))}?chars=${a.id},${b.id}&add`}>
          <Icon name="people" /> {texts.compare.third}
        </a>
      </p>
    </section>
  )
}

export const VersusSkeleton = () => (
  <div className="versus" aria-hidden="true">
    <div className="panel versus-head bone" />
    <div className="panel versus-head bone" />
    <p className="row">
      <span className="button quiet bone">&nbsp;</span>
    </p>
  </div>
)
