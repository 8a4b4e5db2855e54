import { expect, test } from 'vitest'
import { accountPage } from './issuer.ts'
import { readIssuer } from './read-issuer.ts'

const given = { KUPODEX_ISSUER: 'https://id.example/', KUPODEX_CLIENT_ID: 'site' }

test('the page of an account is what is set, for a language and this site', () => {
  expect(accountPage('de', 'https://k.example', '')).toBeNull()
  expect(accountPage('de', 'https://k.example', 'https://id.example/me?l={language}&to={login}')).toBe(
    'https://id.example/me?l=de&to=https%3A%2F%2Fk.example%2Flogin%2F',
  )
})

test('settings of an issuer are read, and what is wrong is named', () => {
  const page = 'https://login.example/me?l={language}'
  expect(readIssuer({ ...given, KUPODEX_ACCOUNT_PAGE: page })).toEqual({
    ...{ address: 'https://id.example', client: 'site', accountPage: page },
    origins: ['https://id.example'],
  })
  expect(readIssuer({ KUPODEX_ACCOUNT_PAGE: page })).toMatchObject({ address: '', accountPage: '' })
  expect(() => readIssuer({ ...given, KUPODEX_ACCOUNT_PAGE: 'javascript:alert(1)' })).toThrow('KUPODEX_ACCOUNT_PAGE')
  expect(() => readIssuer({ ...given, KUPODEX_ISSUER: 'http://id.example' })).toThrow('KUPODEX_ISSUER')
  expect(() => readIssuer({ KUPODEX_ISSUER: 'https://id.example' })).toThrow('KUPODEX_CLIENT_ID')
})
