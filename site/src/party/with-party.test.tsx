import { companyShard } from '@kupodex/data/rules'
import { expect, test } from 'vitest'
import { companyTexts } from '#companies/texts.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { loginTexts } from '#texts/texts.ts'
import { partyTexts } from './texts.ts'
import { WithParty } from './with-party.tsx'

const company = '9230000000000000001'
const path = `/api/companies/${companyShard(company)}/`
const member = (id: number) => ({ id, name: `Person ${id}`, worldId: 40, scores: [id], ranks: [null], newest: null })
const found = {
  generateTime: 1,
  companies: { [company]: { name: 'Kupo', worldId: 40, totals: [], members: [member(1), member(2)] } },
}

// It comes at once where it is drawn.
await import('./chooser.tsx')

const draw = async (search: string, web: Readonly<Record<string, unknown>> = {}) => {
  const part = (
    <WithParty language="en" path="/matrix/" least={2}>
      {({ title, members }) => <p id="shown">{[title, ...members.map(({ id }) => id)].join()}</p>}
    </WithParty>
  )
  return drawn(part, { path: `/matrix/${search}`, web })
}

test('the party of the address is drawn once it is there', async () => {
  const page = await draw(`?fc=${company}`, { [path]: found })
  await page.until(() => expect(page.words('#shown')).toEqual(['Kupo,1,2']))
})

test.each([
  ['', partyTexts('en').choose],
  ['?fc=9230000000000000009', companyTexts('en').fewTitle],
  ['?mine', loginTexts('en').required],
  ['?chars=5', partyTexts('en').nobody],
])('%s leads to who can be chosen', async (search, title) => {
  const page = await draw(search, {
    [`/api/companies/${companyShard('9230000000000000009')}/`]: { generateTime: 1, companies: {} },
    '/api/charsitems/mounts/5/': { ids: [5], hidden: [5], characters: [null], types: {} },
  })
  await page.until(() => {
    expect(page.words('h2')).toContain(title)
    expect(page.words('h2')).toContain(partyTexts('en').choose)
    expect(page.all('.party-chooser').length).toBe(1)
  })
  expect(page.all('#shown')).toEqual([])
})
