import type { PatchTexts } from './en.ts'

export const ja: PatchTexts = {
  title: 'パッチ別の新要素',
  lead: '各パッチで追加されたコレクションと、そのうち未入手のもの。',
  description: 'FINAL FANTASY XIVの各パッチで追加されたコレクションの一覧（パッチ2.0以降）。',
  patch: 'パッチ{patch}',
  pageTitle: 'パッチ{patch}で追加されたコレクション',
  pageDescription:
    'FINAL FANTASY XIVのパッチ{patch}（{date}）で追加されたコレクション：{count}。入手方法もわかります。',
  released: '{date}公開',
  from: 'パッチ{patch}で追加',
  inferred: 'パッチは推定',
  note: 'パッチが確認できないものは、番号の近いものから推定し、その旨を表示しています。',
  achievements: 'アチーブメント、称号、ポートレート、トリプルトライアドの対戦相手のパッチはすべて推定です。',
  left: 'パッチが不明な魚とリーヴは掲載していません。',
  earlier: 'パッチ{patch}（一つ前）',
  later: 'パッチ{patch}（次）',
}
