import { useMemo } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { faceSrc } from '#images/face.ts'
import { drawnClass, drawnFace } from '#images/picture.ts'
import { bannerSources } from '#images/banner.ts'
import { skyOf } from '#images/sky.ts'

interface Props {
  label: string
  /** Null while it is being fetched. */
  character: CharacterAnswer | null
}

const Sky = ({ id, label, className }: { id: number; label: string; className: string }) => {
  const sky = useMemo(() => skyOf(id), [id])
  return (
    <svg className={`sky ${className}`} viewBox="0 0 100 70" role="img" aria-label={label}>
      {sky.dust.map(({ x, y, size }, index) => (
        <circle key={index} cx={x} cy={y} r={size} opacity={0.5} />
      ))}
      {sky.lines.map(([from, to], index) => (
        <path key={index} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      ))}
      {sky.stars.map(({ x, y, size }, index) => (
        <g key={index}>
          <circle cx={x} cy={y} r={size * 2.6} opacity={0.14} />
          <circle cx={x} cy={y} r={size} />
        </g>
      ))}
    </svg>
  )
}

/** A character's portrait before its banner, else before a constellation of its own, which is all there is where no portrait is loaded. */
export const Portrait = ({ label, character }: Props) => {
  if (character === null) return <div className="panel portrait wide" />
  const { id, hasBanner, imageUrl } = character
  // A copy that a browser kept from before there were banners has the time alone.
  const banner = hasBanner > 0 ? character.banner : null
  const src = faceSrc(imageUrl)
  return (
    <div className="panel portrait wide">
      {banner !== null && <img {...bannerSources(banner)} sizes="(min-width: 52rem) 37rem, 100vw" alt="" />}
      {banner === null && <Sky id={id} label={label} className={drawnClass({ ...drawnFace(id), turn: 0 })} />}
      {src !== null && (
        <img
          className="before"
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          src={src}
          alt=""
          width={640}
          height={873}
        />
      )}
    </div>
  )
}
