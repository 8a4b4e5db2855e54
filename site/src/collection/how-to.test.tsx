import { expect, test } from 'vitest'
import { frameOf, thingOf } from '#dev/frame.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { HowTo } from './how-to.tsx'
import { KnownLabel, KnownSentence } from './thing-words.tsx'
import type { LinkedWay } from './way-links.ts'

const open = async (howTo: string, ways: readonly LinkedWay[]) => {
  const page = await drawn(<HowTo frame={frameOf('mount')} thing={thingOf({ id: 1, name: 'Horn' }, { howTo })} />, {
    web: { '/way-links/en/mount.json': { ways: { 1: ways, 2: [{ text: 'Another way.', achievement: ['x', 1] }] } } },
  })
  await page.calm()
  return page
}

test('what a way names is a link to what comes from there, the words between stay as they are', async () => {
  const text = 'Sold by Rowan in Mor Dhona for coins.'
  const parts: LinkedWay['parts'] = [
    [8, 13, 'vendor/7'],
    [17, 26, 'duty/9'],
  ]
  const page = await open(`${text} · A gift.`, [{ text, parts }])
  expect(page.words('#part > div')).toEqual([text, 'A gift.'])
  expect(page.words('a')).toEqual(['Rowan', 'Mor Dhona'])
  expect(page.attributes('a', 'href')).toEqual(['/from/vendor/7/', '/from/duty/9/'])
})

test('an achievement that gives it is a link to its place in the character’s', async () => {
  const text = 'Achievement: Kupo.'
  const page = await open(text, [{ text, achievement: ['battle', 'general', 12] }])
  expect([page.words('a'), page.attributes('a', 'href')]).toEqual([[text], ['/char/7/achievements/battle/general/12/']])
})

test('a way whose words were changed since has no links, nor one that nothing is known of', async () => {
  const page = await open('Sold by Rowan. · Another way.', [{ text: 'Sold by Rowena.', achievement: ['x', 1] }])
  expect([page.words('#part > div'), page.all('a').length]).toEqual([['Sold by Rowan.', 'Another way.'], 0])
  const failed = await drawn(
    <HowTo frame={frameOf('mount')} thing={thingOf({ id: 1, name: 'Horn' }, { howTo: 'A gift.' })} />,
  )
  expect(failed.words('#part > div')).toEqual(['A gift.'])
})

test('what is known without a tick says by what, and an achievement without a name is a number', async () => {
  const frame = frameOf('triadCard', { proofNames: { 5: 'Cards' } })
  const label = async (fixed: Parameters<typeof KnownLabel>[0]['fixed']) => {
    const page = await drawn(<KnownLabel {...{ frame, fixed }} />)
    return [page.words('span'), page.one('use').getAttribute('href')?.split('#')[1]]
  }
  expect(await label({ by: 'read', date: 1 })).toEqual([[frame.texts.list.known.read], 'check'])
  expect(await label({ by: 'proven', date: 1, achievement: 5 })).toEqual([['Cards'], 'achievement'])
  expect(await label({ by: 'proven', date: 1, achievement: 6 })).toEqual([['#6'], 'achievement'])
  const page = await drawn(<KnownSentence {...{ frame }} fixed={{ by: 'proven', date: 1, achievement: 5 }} />)
  expect(page.words('p')).toEqual([frame.texts.list.known.provenWhy.replace('{name}', 'Cards')])
})
