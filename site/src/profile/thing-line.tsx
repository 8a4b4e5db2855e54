import { Veil } from '#shield/veil.tsx'
import { DrawnThing } from '../ui/drawn-thing.tsx'
import { type Thing, ThingLink } from './thing-link.tsx'

interface Props {
  thing: Thing
  images: string | null
  below: string
  /** A number, and what it says. */
  figure: string
  says: string
}

/** A thing with a number: all lines are of one height, so that nothing moves when they come. */
export const ThingLine = ({ thing, images, below, figure, says }: Props) => (
  <li>
    <Veil quiet patch={thing.patch} text={thing.name}>
      <DrawnThing className="thing" family={thing.type} id={thing.id} images={images} />
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

export const EmptyLines = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, at) => (
    <li key={at} aria-hidden="true">
      <span className="bone">…</span>
    </li>
  ))
