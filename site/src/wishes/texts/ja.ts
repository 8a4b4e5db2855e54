import type { WishTexts } from './en.ts'

export const ja: WishTexts = {
  want: '欲しい',
  hide: '非表示にする',
  tooMany: '「欲しい」と「非表示」は合わせて1,000件までです。',
  facet: 'マイリスト',
  values: { want: '欲しいもの', hide: '非表示' },
  hidden: { one: '{n}件を非表示', other: '{n}件を非表示' },
  show: '表示する',
  title: 'マイリスト',
  lead: '欲しいものと、その入手方法です。',
  remove: '{name}をリストから外す',
}
