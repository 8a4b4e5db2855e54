import { useMemo } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { drawnClass, pictureOf } from '#images/picture.ts'
import { bannerSources } from '#images/banner.ts'
import { skyOf } from '#images/sky.ts'

interface Props {
  images: string | null
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

/**
 * A character's portrait, before its banner where its owner has set one: the operator's files, or without any a constellation that no
 * other character has, which a banner takes the place of.
 */
export const Portrait = ({ images, label, character }: Props) => {
  if (character === null) return <div className="panel portrait wide" />
  const { id, hasBanner } = character
  // A copy that a browser kept from before there were banners has the time alone.
  const banner = hasBanner > 0 ? character.banner : null
  const picture = pictureOf('portrait', id, images)
  return (
    <div className="panel portrait wide">
      {banner !== null && <img {...bannerSources(banner)} sizes="(min-width: 52rem) 37rem, 100vw" alt="" />}
      {picture.kind === 'file' ? (
        <img className={banner === null ? undefined : 'before'} src={picture.src} alt="" />
      ) : (
        banner === null && <Sky id={id} label={label} className={drawnClass({ ...picture, turn: 0 })} />
      )}
    </div>
  )
}
