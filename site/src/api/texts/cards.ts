import type { Language } from '@kupodex/data/game'

/** What the page of the API says about cards, which are pictures and no calls. */
export const cardTexts: Readonly<Record<Language, { title: string; text: string }>> = {
  en: {
    title: 'Image cards',
    text: 'A PNG of 1200 × 630 pixels with name, world, ranks, and progress in every collection, in one of the four languages: it may be shown on any page. It is drawn anew after a change. A private or unknown character has a card that says only that.',
  },
  de: {
    title: 'Bildkarten',
    text: 'Ein PNG mit 1200 × 630 Pixeln, mit Name, Welt, Rängen und dem Fortschritt in allen Sammlungen, in einer der vier Sprachen; es darf auf jeder Seite gezeigt werden. Nach einer Änderung wird es neu gezeichnet. Die Karte eines privaten oder unbekannten Charakters sagt nur das.',
  },
  fr: {
    title: 'Cartes en image',
    text: 'Un PNG de 1200 × 630 pixels avec le nom, le Monde, les rangs et la progression dans chaque collection, dans l’une des quatre langues ; il peut être affiché sur n’importe quelle page. Il est redessiné après un changement. La carte d’un personnage privé ou inconnu ne dit rien d’autre.',
  },
  ja: {
    title: '画像カード',
    text: '名前、ワールド、順位、すべてのコレクションの進捗をまとめた1200×630ピクセルのPNGです。4言語から選べ、どのページにも掲載できます。変更があると描き直されます。非公開または未登録のキャラクターのカードには、その旨だけが表示されます。',
  },
}
