import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linked, most, offer, plain, show, tell } from './reply.ts'

test.each([
  ["Aldo O'Test", "Aldo O'Test"],
  ['*_~`|', '\\*\\_\\~\\`\\|'],
  ['@everyone <@1> <#2>', '\\@everyone \\<\\@1\\> \\<\\#2\\>'],
  ['[a](https://b.example)', '\\[a\\]\\(https\\:\\/\\/b\\.example\\)'],
  ['\\*', '\\\\\\*'],
  ['a\n# b\u202e', 'a \\# b'],
  ['モーグリ・キング', 'モーグリ・キング'],
])('%j is shown as it is, written %j', (text, written) => expect(plain(text)).toBe(written))

/** What Discord shows of a text: a backslash before a sign is not shown, and the sign means nothing. */
const shownOf = (text: string) => text.replace(/\\([^A-Za-z0-9\s])/g, '$1')

test('nothing of any text means anything, and all of it is shown', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = plain(text)
      expect(shownOf(written)).toBe(text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim())
      expect(written.replace(/\\[^A-Za-z0-9\s]/g, '')).not.toMatch(/[\\`*_~|<>[\](){}#@:]/)
    }),
  )
})

test('a link has our address alone', () =>
  expect(linked('a](https://b.example)', 'https://kupodex.example/')).toBe(
    '[a\\]\\(https\\:\\/\\/b\\.example\\)](https://kupodex.example/)',
  ))

test('what is shown fits, by whole lines, and mentions nobody', () => {
  const line = 'x'.repeat(999)
  const shown = show({ title: 'y'.repeat(300), url: 'https://kupodex.example/', lines: [line, line, line, line, line] })
  expect(shown).toEqual({
    type: 4,
    data: {
      embeds: [
        {
          title: `${'y'.repeat(255)}…`,
          url: 'https://kupodex.example/',
          description: [line, line, line, line].join('\n'),
        },
      ],
      allowed_mentions: { parse: [] },
    },
  })
  expect(tell(line, line, line)).toEqual({
    type: 4,
    data: { content: `${line}\n${line}`, flags: 64, allowed_mentions: { parse: [] } },
  })
})

test('no half a letter and no half an escape is left at the end of a title', () => {
  const titleOf = (title: string) =>
    (show({ title, url: '', lines: [] }) as unknown as { data: { embeds: [{ title: string }] } }).data.embeds[0].title
  expect(titleOf(`${'a'.repeat(254)}🎉🎉`)).toBe(`${'a'.repeat(254)}…`)
  expect(titleOf(`${'a'.repeat(254)}\\*b`)).toBe(`${'a'.repeat(254)}…`)
})

test('as many can be chosen as Discord takes; what is too long to be sent back is left out', () => {
  const all = Array.from({ length: 40 }, (_, at) => ({ name: 'n'.repeat(at === 0 ? 150 : 5), value: String(at) }))
  const offered = offer([{ name: 'a', value: 'b'.repeat(101) }, { name: '', value: 'c' }, ...all])
  const { choices } = (offered as unknown as { data: { choices: { name: string; value: string }[] } }).data
  expect(choices).toHaveLength(most.choices)
  expect(choices[0]).toEqual({ name: `${'n'.repeat(99)}…`, value: '0' })
})
