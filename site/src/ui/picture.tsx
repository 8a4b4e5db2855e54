import { drawnClass, type PictureFamily, pictureOf } from '#images/picture.ts'
import { Icon } from './icon.tsx'

interface Props {
  family: PictureFamily
  id: number
  base: string | null
}

/** The picture of a thing, from the operator's files or drawn. */
export const Picture = ({ family, id, base }: Props) => {
  const picture = pictureOf(family, id, base)
  return picture.kind === 'file' ? (
    <img className="face" src={picture.src} alt="" />
  ) : (
    <Icon className={`face ${drawnClass(picture)}`} name={picture.symbol} />
  )
}
