import type { BozjaTexts } from './en.ts'

/** Texts of the Bozjan field notes in Japanese. */
export const ja: BozjaTexts = {
  map: '戦闘の地図',
  maps: { 606: '南方ボズヤ戦線', 665: 'ザトゥノル高原' },
  chooseMap: '地図',
  chooseShown: '地図に表示する戦闘',
  overlays: { noDrops: '戦果記録なし', completed: '入手済み', missing: '未入手', unknown: '戦果記録あり' },
  kinds: { 1: 'スカーミッシュ', 2: 'クリティカルエンゲージメント', 3: '一騎打ち', 4: 'スカーミッシュ' },
  drops: '入手できる戦果記録',
  dropsNothing: '入手できる戦果記録はありません。',
  droppedBy: '入手できる戦闘',
  after: '「{name}」の後に発生',
  before: 'この後に「{name}」が発生することがあります',
  has: '入手済み',
  lacks: '未入手',
  close: '閉じる',
  selectFate: '戦闘を選ぶと、入手できる戦果記録が表示されます。',
  nothing: 'この地図には、選択した条件に合う戦闘がありません。',
  showMap: '地図で見る：{name}',
}
