import { languages } from '@kupodex/data/game'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shortcuts } from './shortcuts.ts'

test.each(languages)('%s: a desk leads to the things of the game as the page of strangers does', (language) => {
  const paths = shortcuts(language).flatMap(({ path, isOnDesk }) => (isOnDesk ? [path] : []))
  expect(paths).toEqual(['/browse/', '/from/', '/new/'])
})

test('strangers are led to checking off without an account', () => {
  expect(shortcuts('en')).toContainEqual({
    ...{ name: 'Check off without an account', path: '/char/0/', icon: 'check', isOnDesk: false },
  })
})

test('the styles of a desk hide only the shortcuts of strangers', () => {
  const styles = readFileSync(new URL('../home-page.css', import.meta.url), 'utf8')
  expect(styles).toContain('[data-desk] :is(.hero > :not(.finder, .quick), .quick > .for-strangers, .home-text)')
})
