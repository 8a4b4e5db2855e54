import type { ChatTexts } from './en.ts'

export const ja: ChatTexts = {
  comma: '、',
  asOf: '{date}時点',
  more: 'ほか{n}件',
  unknown:
    'このキャラクターはKupodexに登録されていないか、公開されていません。フルネームか、LodestoneのキャラクターページのURLにある番号を入力してください。新しいキャラクターは、一度Kupodexでページを開く必要があります。',
  several: '同じ名前のキャラクターが複数います。入力中に表示される候補から選ぶか、ワールドも指定してください。',
  unclear:
    '「{name}」に該当するキャラクターがKupodexにいないか、複数います。入力中に表示される候補から選んでください。',
  noThing: '見つかりませんでした。入力中に表示される候補から選んでください。',
  noCollection: 'そのコレクションはありません。入力中に表示される候補から選んでください。',
  noCommand: 'このコマンドは廃止されました。',
  notPublished: 'Kupodexのデータはまだ公開されていません。しばらくしてからもう一度お試しください。',
  failed: 'サーバーで問題が発生しました。しばらくしてからもう一度お試しください。',
  late: '応答に時間がかかっています。少し待ってからもう一度お試しください。',
  tooMany: 'リクエストが多すぎます。{wait}秒後にもう一度お試しください。',
  rarity: {
    owned: 'Kupodexのキャラクターの**{percent}**が所持しています（{of}人中{count}人）。',
    notCounted: '所持しているキャラクターの数は不明です。',
  },
  missing: {
    title: '{name}：未取得（{what}）',
    all: 'すべてのコレクション',
    progress: '**{collection}**：{count}（{percent}）',
    points: '**{collection}**：{count}ポイント（{percent}）',
    unknownOf: '不明（非公開・未読み込み・未チェック）：{collections}',
    unknown: '不明（非公開・未読み込み・未チェック）',
    none: '入手できるもので未取得のものはありません。',
    count: '未取得：**{n}**（所持者の多い順）',
    thing: '{name}（所持率{percent}）',
  },
  tonight: {
    title: '今夜の行き先',
    first: '{of}人中、最初の{n}人が対象です。',
    away: 'Kupodexに未登録または非公開：{n}人',
    lack: '{of}人中{n}人に未取得のものあり',
    nothing: 'コンテンツで手に入るもので未取得のものは誰にもありません。',
    noneKnown: 'これらのキャラクターのコレクションについては何もわかっていません。',
  },
}
