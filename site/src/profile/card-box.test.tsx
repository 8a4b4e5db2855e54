import { parseHTML } from 'linkedom'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { views } from '#dev/samples.ts'
import { copyTexts } from '#ui/texts.ts'
import { CardBox } from './card-box.tsx'
import { profileTexts } from './texts.ts'

afterEach(() => vi.unstubAllGlobals())

test('shows the card in the language of the page, with a button for each way to share it', () => {
  vi.stubGlobal('document', parseHTML('<p></p>').document)
  vi.stubGlobal('location', { origin: 'https://kupodex.test' })
  const ready = views.find(({ state }) => state === 'ready')
  if (ready === undefined || !('character' in ready)) throw new Error('there is no sample')
  const text = profileTexts('de').card
  const markup = renderToStaticMarkup(<CardBox language="de" text={text} character={ready.character} />)
  expect(markup).toContain(`src="/de/char/${ready.character.id}.png" width="1200" height="630"`)
  expect(markup).toContain(`alt="Karte von ${ready.character.name}`)
  for (const label of [copyTexts('de').link, text.bbcode, text.html]) expect(markup).toContain(`>${label}</button>`)
})
