import { drawnClass, pictureOf } from '#images/picture.ts'
import { Veil } from '#shield/veil.tsx'
import { Icon } from '../ui/icon.tsx'
import { type Thing, ThingLink } from './thing-link.tsx'

const ThingPicture = ({ type, id, images }: Pick<Thing, 'type' | 'id'> & { images: string | null }) => {
  const picture = pictureOf(type, id, images)
  return picture.kind === 'file' ? (
    <img className="thing" src={picture.src} alt="" width="32" height="32" loading="lazy" />
  ) : (
    <Icon className={`thing ${drawnClass(picture)}`} name={picture.symbol} />
  )
}

interface Props {
  thing: Thing
  images: string | null
  /** A line below the name. */
  below: string
  /** A number, and what it says. */
  figure: string
  says: string
}

/** A thing with a number: all lines are of one height, so that nothing moves when they come. */
export const ThingLine = ({ thing, images, below, figure, says }: Props) => (
  <li>
    <Veil quiet patch={thing.patch} text={thing.name}>
      <ThingPicture {...thing} images={images} />
    </Veil>
    <div className="gist">
      <ThingLink thing={thing} />
      <small className="soft">
        <Veil quiet patch={thing.patch} text={thing.name}>
          {below}
        </Veil>
      </small>
    </div>
    <div className="portion">
      <strong>{figure}</strong>
      <small className="soft">{says}</small>
    </div>
  </li>
)

/** The place that so many lines will take. */
export const EmptyLines = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, at) => (
    <li key={at} aria-hidden="true">
      <span className="bone">…</span>
    </li>
  ))
