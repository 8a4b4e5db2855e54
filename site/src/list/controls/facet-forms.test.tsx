import { expect, test } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'
import { FacetForms } from './facet-forms.tsx'
import { defaultState } from './state.ts'
import { controlTexts } from './texts.ts'

test('a facet that no row has a value of is not offered', async () => {
  const options = { sorts: [], views: [], shows: [], facets: ['wish', 'patch'] }
  const facet = { labelOf: (value: string) => value, form: 'chips' as const }
  const { words } = await drawn(
    <FacetForms
      language="en"
      texts={controlTexts('en')}
      list={{ options, state: defaultState(options), change: () => {}, reset: () => {}, hold: () => () => {} }}
      shown={{ values: { wish: [], patch: ['7.1'] }, counts: { shows: {}, facets: {} } }}
      facets={[
        { ...facet, name: 'wish', label: 'Wish list' },
        { ...facet, name: 'patch', label: 'Patch' },
      ]}
    />,
  )
  expect(words('legend')).toEqual(['Patch'])
})
