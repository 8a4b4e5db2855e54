import { coordinatesText } from '@kupodex/data/game'
import { useMemo } from 'react'
import { formatNumber } from '#format/number.ts'
import { characterPagePath } from '#character/paths.ts'
import { MapToggle } from '#maps/map-toggle.tsx'
import type { MapPlace } from '#maps/places.ts'
import { Veil } from '../shield/veil.tsx'
import type { ShopsProps } from './store-page.ts'
import { Tick } from './tick.tsx'
import type { Sold } from './unlocks.ts'
import { useRows } from './use-store.ts'

export interface Good extends Sold {
  shopId: number | string
  npcId: number | null
  itemId: number
  name: string
  has: boolean | null
}

interface Props extends ShopsProps {
  /** What one vendor sells for one currency. */
  goods: readonly Good[]
}

/** A vendor and his place; null for what no list names. */
const useVendor = ({ language, goods }: Props) => {
  const npcs = useRows(language, 'npcs')
  const places = useRows(language, 'placeNames')
  const npcId = goods[0]?.npcId ?? null
  const row = npcId === null ? undefined : npcs.rows?.find(({ id }) => id === npcId)
  const place = places.rows?.find(({ id }) => id === row?.placeNameId)?.name ?? null
  const { mapId = null, displayX: x = null, displayY: y = null } = row ?? {}
  const isLoading = npcs.rows === null || places.rows === null
  const name = row?.name ?? '…'
  const spots = useMemo(
    (): MapPlace[] => (x === null || y === null ? [] : [{ id: npcId ?? 0, x, y, kind: 'vendor', label: name }]),
    [npcId, name, x, y],
  )
  return { isKnown: npcId !== null, isLoading, name, place, mapId, spots }
}

const Where = (props: Props & { vendor: ReturnType<typeof useVendor> }) => {
  const { language, texts, images, vendor } = props
  const { place, mapId, spots } = vendor
  const [spot] = spots
  if (!vendor.isKnown || vendor.isLoading) return null
  return (
    <>
      <p className="small soft">
        {[place, spot && coordinatesText(spot, language)].filter(Boolean).join(' · ') || texts.store.shops.noPlace}
      </p>
      {spot !== undefined && mapId !== null && <MapToggle {...{ language, mapId, images }} places={spots} />}
    </>
  )
}

export const Vendor = (props: Props) => {
  const { language, texts, store, ticks, unlockPages, character, goods } = props
  const vendor = useVendor(props)
  return (
    <section className="panel vendor">
      <h3>{vendor.isKnown ? vendor.name : texts.store.shops.unknown}</h3>
      <Where {...props} vendor={vendor} />
      <ul>
        {goods.map(({ itemId, name, price, unlock }) => (
          <li key={itemId}>
            <Veil patch={store.patchOf(itemId)} text={name} quiet>
              <Tick text={texts.store} ticks={ticks} unlock={unlock} name={name} />
            </Veil>
            <span>
              <Veil patch={store.patchOf(itemId)} text={name}>
                <a href={characterPagePath(language, character.id, unlockPages[unlock.kind].word, unlock.id)}>{name}</a>
              </Veil>
              <small className="soft">{unlockPages[unlock.kind].name}</small>
            </span>
            <span className="n">{formatNumber(price, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
