import { useMemo } from 'react'
import { drawnClass, pictureOf } from '#images/picture.ts'
import { skyOf } from '#images/sky.ts'

interface Props {
  id: number
  base: string | null
  label: string
}

/** A character's portrait: the operator's file, or a constellation that no other character has. */
export const Portrait = ({ id, base, label }: Props) => {
  const picture = pictureOf('portrait', id, base)
  const sky = useMemo(() => skyOf(id), [id])
  if (picture.kind === 'file') return <img src={picture.src} alt="" />
  return (
    <svg className={`sky ${drawnClass({ ...picture, turn: 0 })}`} viewBox="0 0 100 70" role="img" aria-label={label}>
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
