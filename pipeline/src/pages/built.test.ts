import { expect, test } from 'vitest'
import { builtPages, pagesIn } from './command.ts'

test('the pages that a piece of the build names are counted', () => {
  expect(pagesIn('\n generating static routes \n22:17:01   ├─ /404.html22:17:01   ├─ /de/index.html (+3ms)\n')).toBe(2)
  expect(pagesIn('22:17:01   └─ /places.json\n')).toBe(1)
  expect(pagesIn('22:17:01 [vite] ✓ built in 973ms\n')).toBe(0)
})

test('the build reports at its end how many there are', () => {
  expect(builtPages('22:17:01 [build] 31241 page(s) built in 98.32s\n')).toBe(31_241)
  expect(builtPages('22:17:01 [build] Complete!\n')).toBeNull()
})
