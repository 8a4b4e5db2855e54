import { expect, test } from 'vitest'
import { prerendered, wordsIn } from '#ui/prerendered.fixture.ts'
import { CharacterStates } from './with-character.tsx'

test.each([
  ['deleted', 'en', 'This character has been deleted.'],
  ['deleted', 'de', 'Dieser Charakter wurde gelöscht.'],
  ['deleted', 'fr', 'Ce personnage a été supprimé.'],
  ['deleted', 'ja', 'このキャラクターは削除されました。'],
  ['notFound', 'en', 'Character could not be found.'],
  ['notFound', 'de', 'Der Charakter wurde nicht gefunden.'],
  ['notFound', 'fr', 'Personnage introuvable.'],
  ['notFound', 'ja', 'キャラクターが見つかりませんでした。'],
] as const)(
  'a page of a character that is %s says so in %s, instead of all else',
  async (state, language, sentence) => {
    const document = await prerendered(
      <CharacterStates language={language} shown={{ state }} Actions={() => null}>
        {() => <h2>the page</h2>}
      </CharacterStates>,
    )
    expect(wordsIn(document, 'h2')).toEqual([sentence])
  },
)
