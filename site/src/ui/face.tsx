import { faceSrc } from '#images/face.ts'
import { drawnClass, drawnFace } from '#images/picture.ts'
import { Icon } from './icon.tsx'

/** The face of a character: its drawn sky, and the picture above it, which is transparent until it is there. */
export const Face = ({ id, iconUrl }: { id: number; iconUrl: string }) => {
  const sky = drawnFace(id)
  const src = faceSrc(iconUrl)
  return (
    <i className={`face ${drawnClass(sky)}`}>
      <Icon className="" name={sky.symbol} />
      {src !== null && (
        <img loading="lazy" decoding="async" referrerPolicy="no-referrer" src={src} alt="" width={32} height={32} />
      )}
    </i>
  )
}
