import {
  fileIndexKeys,
  mapKey,
  pictureIndexKey,
  pictureKey,
  soundKey,
  spriteKey,
  type ThingFamily,
} from '@kupodex/data/contract'
import { hashOf, jsonFile, type PublishFile, type Target } from '../publish/index.ts'
import type { Collected, Pictured } from './collect.ts'
import { drawSprite, recipe } from './draw/draw.ts'
import { type Kept, keptFile } from './kept.ts'
import { indexOf, publishedCells, type Sprite, spritesOf } from './sprites.ts'
import type { Kind, Workshop } from './workshop.ts'

/** Bytes of a file before it is drawn, about: only batches are cut by it. */
const about = 10_000

/** A file that is drawn only where it is written: what it is drawn from, and how, stands for its bytes, so a run without news draws nothing. */
const drawnFile = (key: string, from: string, body: () => Promise<Uint8Array>): PublishFile => ({
  key,
  hash: hashOf(Buffer.from(`${recipe} ${from}`)),
  size: about,
  body,
})

const inOrder = (ids: Iterable<number>): number[] => [...ids].sort((a, b) => a - b)

/** All that is published of pictures: files, sprites and their indexes, and what only we read. */
export const filesOf = (
  { things, maps, sounds }: Collected,
  workshop: Workshop,
  target: Pick<Target, 'read'>,
): PublishFile[] => {
  const made = (kind: Kind, key: string, hash: string): PublishFile =>
    drawnFile(key, `${kind} ${hash}`, async () => {
      if (workshop.has(hash)) return workshop.make(kind, hash)
      const published = await target.read(key)
      if (published === null) throw new Error(`${key} is neither in the source nor published: run again with --remove`)
      return published
    })
  const sprite = (family: ThingFamily, { hash, cells }: Sprite, published: (id: number) => Promise<Buffer>) =>
    drawnFile(spriteKey(family, hash), hash, async () => {
      const drawn: Buffer[] = []
      for (const { hash: cell, ids } of cells)
        drawn.push(workshop.has(cell) ? await workshop.make('cell', cell) : await published(ids[0] ?? 0))
      return drawSprite(drawn)
    })
  const ofFamily = ([family, pictured]: [ThingFamily, Pictured[]]): PublishFile[] => {
    if (pictured.length === 0) return []
    const sprites = spritesOf(pictured)
    const published = publishedCells(target, family)
    return [
      ...sprites.map((each) => sprite(family, each, published)),
      ...pictured.map(({ id, large }) => made('single', pictureKey(family, id), large)),
      jsonFile(pictureIndexKey(family), indexOf(sprites), { stage: 'index' }),
    ]
  }
  const ofFiles = (kind: 'map' | 'sound', all: Map<number, string>, keyOf: (id: number) => string): PublishFile[] =>
    all.size === 0
      ? []
      : [
          ...Array.from(all, ([id, hash]) => made(kind, keyOf(id), hash)),
          jsonFile(fileIndexKeys[kind], inOrder(all.keys()), { stage: 'index' }),
        ]
  const kept: Kept = {
    things: Object.fromEntries(
      Array.from(things, ([family, pictured]) => [
        family,
        Object.fromEntries(pictured.map(({ id, small, large }) => [id, [small, large] as [string, string]])),
      ]),
    ),
    maps: Object.fromEntries(maps),
    sounds: Object.fromEntries(sounds),
  }
  return [
    ...[...things].flatMap(ofFamily),
    ...ofFiles('map', maps, mapKey),
    ...ofFiles('sound', sounds, soundKey),
    keptFile(kept),
  ]
}
