import type { Language } from '@kupodex/data/game'

/** Texts may have Discord's markdown; what is filled in is made plain before. */
const en = {
  comma: ', ',
  asOf: 'As of {date}',
  more: 'and {n} more',
  unknown:
    'There is no such character on Kupodex, or it is not shown to others. Type the whole name, or the number in the address of its Lodestone page; a new character has to be opened on Kupodex once.',
  several: 'Several characters are called that. Choose one from the list while you type, or add the world:',
  unclear:
    '“{name}” is not clear: no character on Kupodex is called that, or several are. Choose names from the list while you type.',
  noThing: 'Nothing found. Choose something from the list while you type.',
  noCollection: 'There is no such collection. Choose one from the list while you type.',
  noCommand: 'This command no longer exists.',
  notPublished: 'Kupodex has not published its data yet. Please try again later.',
  failed: 'Something went wrong on the server. Please try again later.',
  late: 'This is taking too long right now. Please try again in a moment.',
  tooMany: 'Too many requests. Please try again in {wait} s.',
  rarity: {
    owned: 'Owned by **{percent}** of characters on Kupodex ({count} of {of}).',
    notCounted: 'It is not known how many characters own it.',
  },
  missing: {
    title: '{name}: missing from {what}',
    all: 'all collections',
    progress: '**{collection}**: {count} ({percent})',
    points: '**{collection}**: {count} points ({percent})',
    unknownOf: 'Not known, because private, never read, or nothing checked off: {collections}',
    unknown: 'Not known, because private, never read, or nothing checked off.',
    none: 'Nothing that can still be obtained is missing.',
    count: 'Missing: **{n}**. What most characters own comes first:',
    thing: '{name} (owned by {percent})',
  },
  tonight: {
    title: 'Where to go tonight',
    first: 'For the first {n} of {of} members.',
    away: 'Not on Kupodex, or not shown to others: {n}',
    lack: '{n} of {of} are missing something',
    nothing: 'Nobody is missing anything that duties give.',
    noneKnown: 'Nothing is known about the collections of these characters.',
  },
}

const de: typeof en = {
  comma: ', ',
  asOf: 'Stand: {date}',
  more: 'und {n} weitere',
  unknown:
    'Diesen Charakter gibt es auf Kupodex nicht, oder er wird anderen nicht gezeigt. Gib den ganzen Namen ein oder die Nummer aus der Adresse seiner Lodestone-Seite; ein neuer Charakter muss auf Kupodex einmal geöffnet werden.',
  several: 'So heißen mehrere Charaktere. Wähle beim Tippen einen aus der Liste, oder gib die Welt dazu an:',
  unclear:
    '„{name}“ ist nicht eindeutig: So heißt auf Kupodex kein Charakter, oder mehrere heißen so. Wähle die Namen beim Tippen aus der Liste.',
  noThing: 'Nichts gefunden. Wähle beim Tippen etwas aus der Liste.',
  noCollection: 'Diese Sammlung gibt es nicht. Wähle beim Tippen eine aus der Liste.',
  noCommand: 'Diesen Befehl gibt es nicht mehr.',
  notPublished: 'Kupodex hat noch keine Daten veröffentlicht. Bitte versuche es später noch einmal.',
  failed: 'Auf dem Server ist etwas schiefgegangen. Bitte versuche es später noch einmal.',
  late: 'Das dauert gerade zu lange. Bitte versuche es gleich noch einmal.',
  tooMany: 'Zu viele Anfragen. Bitte versuche es in {wait} s noch einmal.',
  rarity: {
    owned: '**{percent}** der Charaktere auf Kupodex haben es ({count} von {of}).',
    notCounted: 'Wie viele Charaktere es haben, ist nicht bekannt.',
  },
  missing: {
    title: '{name}: Was noch fehlt – {what}',
    all: 'alle Sammlungen',
    progress: '**{collection}**: {count} ({percent})',
    points: '**{collection}**: {count} Punkte ({percent})',
    unknownOf: 'Nicht bekannt, weil privat, noch nicht abgeglichen oder nichts abgehakt: {collections}',
    unknown: 'Nicht bekannt, weil privat, noch nicht abgeglichen oder nichts abgehakt.',
    none: 'Es fehlt nichts, was noch zu bekommen ist.',
    count: 'Es fehlen: **{n}**. Was die meisten haben, steht zuerst:',
    thing: '{name} (haben {percent})',
  },
  tonight: {
    title: 'Wohin heute Abend?',
    first: 'Für die ersten {n} von {of} Mitgliedern.',
    away: 'Nicht auf Kupodex oder anderen nicht gezeigt: {n}',
    lack: 'bei {n} von {of} fehlt etwas',
    nothing: 'Von dem, was es in Inhalten gibt, fehlt niemandem etwas.',
    noneKnown: 'Über die Sammlungen dieser Charaktere ist nichts bekannt.',
  },
}

const fr: typeof en = {
  comma: ', ',
  asOf: 'Données du {date}',
  more: 'et {n} de plus',
  unknown:
    'Ce personnage n’est pas sur Kupodex, ou n’est pas montré aux autres. Saisissez son nom complet, ou le numéro qui figure dans l’adresse de sa page du Lodestone\u00a0; un nouveau personnage doit d’abord être ouvert une fois sur Kupodex.',
  several:
    'Plusieurs personnages portent ce nom. Choisissez-en un dans la liste pendant la saisie, ou ajoutez le Monde\u00a0:',
  unclear:
    '«\u00a0{name}\u00a0» n’est pas clair\u00a0: aucun personnage de Kupodex ne porte ce nom, ou plusieurs le portent. Choisissez les noms dans la liste pendant la saisie.',
  noThing: 'Rien trouvé. Choisissez dans la liste pendant la saisie.',
  noCollection: 'Cette collection n’existe pas. Choisissez-en une dans la liste pendant la saisie.',
  noCommand: 'Cette commande n’existe plus.',
  notPublished: 'Kupodex n’a pas encore publié ses données. Réessayez plus tard.',
  failed: 'Une erreur s’est produite sur le serveur. Réessayez plus tard.',
  late: 'La réponse prend trop de temps. Réessayez dans un instant.',
  tooMany: 'Trop de requêtes. Réessayez dans {wait}\u00a0s.',
  rarity: {
    owned: 'Obtenu par **{percent}** des personnages de Kupodex ({count} sur {of}).',
    notCounted: 'On ne sait pas combien de personnages l’ont obtenu.',
  },
  missing: {
    title: '{name}\u00a0: ce qui manque – {what}',
    all: 'toutes les collections',
    progress: '**{collection}**\u00a0: {count} ({percent})',
    points: '**{collection}**\u00a0: {count} points ({percent})',
    unknownOf: 'Inconnu, car privé, pas encore lu ou rien de coché\u00a0: {collections}',
    unknown: 'Inconnu, car privé, pas encore lu ou rien de coché.',
    none: 'Il ne manque rien de ce qui peut encore être obtenu.',
    count: 'Manquants\u00a0: **{n}**. Ce que le plus de monde possède vient d’abord\u00a0:',
    thing: '{name} (obtenu par {percent})',
  },
  tonight: {
    title: 'Où aller ce soir',
    first: 'Pour les {n} premiers membres sur {of}.',
    away: 'Absents de Kupodex, ou non montrés aux autres\u00a0: {n}',
    lack: 'il manque quelque chose à {n} sur {of}',
    nothing: 'Il ne manque à personne rien de ce que donnent les missions.',
    noneKnown: 'Rien n’est connu des collections de ces personnages.',
  },
}

const ja: typeof en = {
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

export type ChatTexts = typeof en

export const chatTexts: Readonly<Record<Language, ChatTexts>> = { en, de, fr, ja }
