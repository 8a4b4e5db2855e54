import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { emptyFolder } from '@kupodex/data/folder.fixture'
import { pictureIndex } from '@kupodex/data/contract'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { memoryTarget } from '../publish/memory.fixture.ts'
import { colourOf, drawPicture, hugePng, put, rowOf, smallTables } from './exported.fixture.ts'
import type { PictureOptions } from './options.ts'
import { PicturesError, runPictures } from './run.ts'
import type { PictureTables } from './wanted.ts'

const folder = emptyFolder()

const iconPath = (icon: number, ending = '_hr1.png') => {
  const digits = (value: number) => String(value).padStart(6, '0')
  return `ui/icon/${digits(icon - (icon % 1000))}/${digits(icon)}${ending}`
}
const putIcon = async (icon: number, number = icon, ending = '_hr1.png') =>
  put(folder, iconPath(icon, ending), await drawPicture(number, ending.endsWith('webp') ? 'webp' : 'png'))

const minions = (count: number) => Array.from({ length: count }, (_, at) => rowOf(at + 1, 4401 + at))

const open = (tables: PictureTables) => {
  const memory = memoryTarget()
  const run = async (options: Partial<PictureOptions> = {}) => {
    memory.log.length = 0
    const all = { from: [folder], onlyNew: false, remove: false, missing: undefined, pace: 5, ...options }
    const report = await runPictures(
      {
        tables,
        target: memory.target,
        publishing: (work) => work(async () => undefined),
        step: async (_, work) => work(() => undefined),
      },
      all,
    )
    const standing = (family: string) =>
      report.outcomes.get(family)?.map((outcome) => `${outcome.id} ${outcome.standing}`)
    const touched = memory.log.filter((line) => !line.includes('manifests/'))
    return { ...report, standing, touched }
  }
  const text = (key: string) => Buffer.from(memory.files.get(key) ?? '').toString()
  const index = (family: string) => pictureIndex.parse(JSON.parse(text(`assets/${family}/index.json`)))
  const keys = (pattern: RegExp) => [...memory.files.keys()].filter((key) => pattern.test(key)).sort()
  /** The colour in the middle of a cell of a sprite. */
  const cellColour = async (family: string, sprite: number, at: number) => {
    const hash = index(family).sprites[sprite]?.[0]
    const bytes = Buffer.from(memory.files.get(`assets/${family}/sprite-${hash}.webp`) ?? '')
    const place = { left: (at % 10) * 64 + 30, top: Math.floor(at / 10) * 64 + 30, width: 1, height: 1 }
    const [r, g, b] = await sharp(bytes).extract(place).raw().toBuffer()
    return { r, g, b }
  }
  return { ...memory, run, text, index, keys, cellColour }
}

/** Lossy pictures keep a colour nearly. */
const near = ({ r, g, b }: ReturnType<typeof colourOf>) => ({
  r: expect.closeTo(r, -1),
  g: expect.closeTo(g, -1),
  b: expect.closeTo(b, -1),
})

describe('what was exported from the game', () => {
  test('becomes a file for each thing, sprites with an index, maps and samples', async () => {
    const tables = smallTables({
      minions: minions(3),
      orchestrions: [{ ...rowOf(12, 0), itemIds: [] }],
      maps: [{ id: 606, path: 'n4b4/00', deleted: false }],
    })
    await putIcon(4401, 1)
    await putIcon(4402, 2, '.tex.png')
    await putIcon(4403, 3, '_hr1.webp')
    put(folder, 'ui/map/n4b4/00/n4b400_m.png', await drawPicture(9, 'png', 512))
    put(folder, 'orchestrion/0012.ogg', 'OggS and so on')
    const product = open(tables)
    const { standing, skipped } = await product.run()
    expect([standing('minion'), standing('map'), standing('sound'), skipped]).toEqual([
      ['1 drawn', '2 drawn', '3 drawn'],
      ['606 drawn'],
      ['12 drawn'],
      [],
    ])
    expect(product.index('minion').sprites).toEqual([[expect.stringMatching(/^[0-9a-f]{12}$/), [1, 2, 3]]])
    for (const at of [0, 1, 2]) expect(await product.cellColour('minion', 0, at)).toEqual(near(colourOf(at + 1)))
    const single = await sharp(Buffer.from(product.files.get('assets/minion/2.webp') ?? '')).metadata()
    expect(single).toMatchObject({ format: 'webp', width: 80, height: 80 })
    const map = await sharp(Buffer.from(product.files.get('gamedata/map_webp/606.webp') ?? '')).metadata()
    expect(map).toMatchObject({ format: 'webp', width: 512 })
    expect(product.text('gamedata/map_webp/index.json')).toBe('[606]')
    expect(product.text('assets/orchestrion/12.ogg')).toBe('OggS and so on')
    expect(product.text('assets/orchestrion/sounds.json')).toBe('[12]')
  })

  test('is asked for the large picture first, and for high resolution first', async () => {
    await putIcon(4401, 1, '.png')
    await putIcon(4401, 2)
    put(folder, iconPath(68_401), await drawPicture(3, 'png', 600))
    const product = open(smallTables({ minions: minions(1) }))
    await product.run()
    expect(await product.cellColour('minion', 0, 0)).toEqual(near(colourOf(2)))
    const single = sharp(Buffer.from(product.files.get('assets/minion/1.webp') ?? ''))
    expect(await single.metadata()).toMatchObject({ width: 256, height: 256 })
  })

  test('things that look alike share a cell', async () => {
    await putIcon(2565)
    await putIcon(2566)
    const achievements = [rowOf(1, 2565), rowOf(2, 2566), rowOf(3, 2565)]
    const product = open(smallTables({ achievements }))
    await product.run()
    expect(product.index('achievement').sprites[0]?.[1]).toEqual([[1, 3], 2])
  })
})

describe('a further run', () => {
  test('with the same pictures writes nothing at all', async () => {
    for (const { icon } of minions(3)) await putIcon(icon)
    const product = open(smallTables({ minions: minions(3) }))
    await product.run()
    const { standing, touched, published } = await product.run()
    expect(standing('minion')).toEqual(['1 unchanged', '2 unchanged', '3 unchanged'])
    expect([touched, product.log, published.written]).toEqual([[], [], 0])
  })

  test('with one changed icon writes one sprite and one file, and the sprite before it stays for a while', async () => {
    const rows = minions(130)
    for (const { icon } of rows) await putIcon(icon)
    const product = open(smallTables({ minions: rows }))
    await product.run()
    const before = product.index('minion').sprites
    await putIcon(4401 + 119, 20)
    const { touched } = await product.run()
    const after = product.index('minion').sprites
    expect(after[0]).toEqual(before[0])
    expect(touched.sort()).toEqual([
      'write assets/minion/120.webp',
      'write assets/minion/index.json',
      `write assets/minion/sprite-${after[1]?.[0]}.webp`,
    ])
    expect(product.keys(/sprite/)).toHaveLength(3)
    expect(await product.cellColour('minion', 1, 19)).toEqual(near(colourOf(20)))
  })

  test('from another folder keeps what that has not, even where its sprite is drawn again', async () => {
    await putIcon(4401, 1)
    await putIcon(4402, 2)
    const product = open(smallTables({ minions: minions(3) }))
    await product.run()
    rmSync(join(folder, 'ui'), { recursive: true })
    await putIcon(4403, 3)
    expect((await product.run()).standing('minion')).toEqual(['1 kept', '2 kept', '3 drawn'])
    expect(product.index('minion').sprites[0]?.[1]).toEqual([1, 2, 3])
    for (const at of [0, 1, 2]) expect(await product.cellColour('minion', 0, at)).toEqual(near(colourOf(at + 1)))
    const removed = await product.run({ remove: true })
    expect(removed.standing('minion')).toEqual(['1 removed', '2 removed', '3 unchanged'])
    expect(product.keys(/minion\/\d/)).toEqual(['assets/minion/3.webp'])
    expect(product.index('minion').sprites[0]?.[1]).toEqual([3])
  })

  test('for what is new leaves what is there unread', async () => {
    await putIcon(4401, 1)
    const product = open(smallTables({ minions: minions(2) }))
    await product.run()
    await putIcon(4401, 5)
    await putIcon(4402, 2)
    expect((await product.run({ onlyNew: true })).standing('minion')).toEqual(['1 unchanged', '2 drawn'])
    expect(await product.cellColour('minion', 0, 0)).toEqual(near(colourOf(1)))
  })

  test('after one that was cut off brings what is lacking', async () => {
    for (const { icon } of minions(3)) await putIcon(icon)
    const product = open(smallTables({ minions: minions(3) }))
    product.state.failAt = 3
    await expect(product.run()).rejects.toThrow('power cut')
    product.state.failAt = Infinity
    await product.run()
    expect(product.keys(/minion/)).toHaveLength(5)
    expect((await product.run()).touched).toEqual([])
  })
})

describe('what cannot be used', () => {
  test('is named and skipped, and the rest is published', async () => {
    const whole = await drawPicture(1)
    put(folder, iconPath(4401), Buffer.concat([whole.subarray(0, whole.length - 30), Buffer.alloc(10)]))
    put(folder, iconPath(4402), 'this is a text')
    put(folder, iconPath(4403), hugePng(20_000))
    await putIcon(4404)
    put(folder, 'orchestrion/12.ogg', 'ID3')
    const orchestrions = [{ ...rowOf(12, 0), itemIds: [] }]
    const product = open(smallTables({ minions: minions(5), orchestrions }))
    const { standing, skipped } = await product.run()
    expect(standing('minion')).toEqual(['1 missing', '2 missing', '3 missing', '4 drawn', '5 missing'])
    expect(skipped).toEqual([
      { name: 'orchestrion/12.ogg', kind: 'damaged', why: 'not an Ogg file' },
      { name: iconPath(4401), kind: 'damaged', why: expect.any(String) },
      { name: iconPath(4402), kind: 'damaged', why: 'not a PNG, WebP or JPEG picture' },
      { name: iconPath(4403), kind: 'huge', why: '20000 by 20000 pixels' },
    ])
    expect(product.index('minion').sprites[0]?.[1]).toEqual([4])
  })

  test('gives way to the same picture in another file', async () => {
    put(folder, iconPath(4401), 'this is a text')
    await putIcon(4401, 1, '.png')
    const product = open(smallTables({ minions: minions(1) }))
    expect((await product.run()).standing('minion')).toEqual(['1 drawn'])
  })

  test('takes no picture away that was good before', async () => {
    await putIcon(4401)
    await putIcon(4402)
    const product = open(smallTables({ minions: minions(2) }))
    await product.run()
    put(folder, iconPath(4401), 'this is a text')
    const { standing, touched } = await product.run()
    expect([standing('minion'), touched]).toEqual([['1 kept', '2 unchanged'], []])
  })

  test('a folder without any of the pictures is refused, and so is one that is not there', async () => {
    const product = open(smallTables({ minions: minions(1) }))
    await expect(product.run({ remove: true })).rejects.toThrow(PicturesError)
    await expect(product.run({ from: [join(folder, 'nowhere')] })).rejects.toThrow('The folder that --from names')
    expect(product.log).toEqual([])
  })
})
