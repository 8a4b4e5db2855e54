import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupNameFault, nicknameFault, tokenNameFault } from './short-text-fault.ts'

const names = [groupNameFault, nicknameFault, tokenNameFault]
const faultsOf = (text: string) => [...new Set(names.map((faultOf) => faultOf(text)))]

describe('names of any script are taken', () => {
  test.each([
    'Moogle Mail',
    "Y'shtola Rhul & Co. #1",
    'Zoë Ångström',
    'Ngọc Phương Nguyễn',
    'もーぐり・クラブ（仮）',
    'か\u3099き\u3099',
    '모그리 우편',
    '葛\u{E0100}城',
    'ที่นี่ น้ำ ปั๊ม',
    'हिन्दी क्ष्म्य',
    'தமிழ் நட்பு',
    'བསྒྲུབས',
    'שָׁלוֹם בְּרֵאשִׁ֖ית',
    'مُحَمَّدٌ',
    '❤️🐾 1️⃣',
    'می\u200cخواهم क्\u200dष',
    '한글 \u1112\u1161\u11ab ⠍⠕⠛',
    '👨\u200d👩\u200d👧\u200d👦 🏳️\u200d🌈',
  ])('%s', (name) => expect(faultsOf(name)).toEqual([null]))
})

describe('marks that pile up on a letter are refused', () => {
  test.each([
    ['as many as there is room for', `Z${'\u0301'.repeat(59)}`],
    ['four in all', 'Mog\u0316\u0317\u0318\u0319'],
    ['four over what joins', 'Mox\u0301\u0302\u200d\u0303\u034f\u0304'],
    ['four that go around', 'Mog\u20dd\u20de\u20df\u20e0'],
  ])('%s', (_, name) => expect(faultsOf(name)).toEqual(['unwritten']))

  test('wherever in a name they are', () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z ]{0,9}$/),
        fc.array(fc.integer({ min: 0x0300, max: 0x033f }), { minLength: 5, maxLength: 20 }),
        (before, marks) => {
          const pile = marks.map((mark) => String.fromCodePoint(mark)).join('')
          expect(groupNameFault(`${before}x${pile}kupo`)).toBe('unwritten')
        },
      ),
    ))
})

describe('names of nothing that can be seen are refused', () => {
  test.each([
    ['the filler of Hangul', '\u3164'],
    ['its half', '\uffa0'],
    ['fillers of its parts', '\u115f\u1160'],
    ['the empty letter of Braille', '\u2800 \u2800'],
    ['soft hyphens', '\u00ad\u00ad'],
    ['the separator of Mongolian', '\u180e'],
    ['what joins', '\u200b\u200c\u200d\u2060\ufeff'],
    ['selectors of variants', '\ufe0f\u{E0100}'],
    ['spaces of several widths', '\u3164\u2003\u00a0\u3164'],
    ['a mark on nothing', '\u3164\u0301'],
  ])('%s', (_, name) => expect(faultsOf(name)).toEqual(['unseen']))
})

describe('names with what nobody sees or reads are refused', () => {
  test.each([
    ['tags', 'Kupo\u{E006B}\u{E0075}'],
    ['the beginning of tags', 'Kupo\u{E0001}'],
    ['what is not assigned', 'Kupo\u0378'],
    ['what is no character', 'Kupo\uffff'],
    ['a control character', 'Kupo\u0007'],
    ['what turns the direction', 'Kupo\u202e'],
  ])('%s', (_, name) => expect(faultsOf(name)).toEqual(['unwritten']))
})

test('a nickname may be empty, but not only look so', () =>
  expect(['', '  ', '\u3164'].map(nicknameFault)).toEqual([null, null, 'unseen']))
