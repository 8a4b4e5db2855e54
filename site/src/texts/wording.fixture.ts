import type { Language } from '@kupodex/data/game'

/** What texts must not say, with a text that did: a second word for a thing, a term that is not the game's, or no good style. */
export type WordingRule = readonly [pattern: RegExp, once: string]

const letter = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]`

/** Three dots have one sign in every language but English. */
const dots: WordingRule = [/\.\.\./, 'Suche läuft...']

/** The rules of each language. */
export const wordingRules: Readonly<Record<Language, readonly WordingRule[]>> = {
  en: [
    // In the game a collectable is something to turn in.
    [/collectable/, 'All collectables'],
    [/\btowards\b/, 'counts towards rankings'],
    [/\bcan not\b/, 'This can not be undone.'],
    [/(?<!\{)\b[Ii]d\b/, 'Character id'],
    [/\btick/, 'Select an item to tick it off'],
    [/[a-z]…/, 'Searching…'],
    [/’/, 'today’s'],
    // A comma before the last of several.
    [/\w, [\w'-]+ (?:and|or) [\w'-]+[.)]?$/, 'popularity, supply, demand shift, ranks and groove'],
    [/\b(?:in|on|from) [Ll]odestone\b/, 'View on Lodestone'],
    [/\bYour list\b|^Want$|\bcan want\b/, 'You can want and hide at most 1,000 items in total.'],
    [/Bardings/, 'Bardings'],
    [/Scores needed/, 'Scores needed'],
    [/Isleworks workshop/, 'Isleworks workshop'],
    [/End of the top/, 'End of the top 12'],
    [/[Mm]ade-up account/, 'Made-up accounts of this machine'],
    [/\bin all$/, 'Missing in all'],
    [/\blooked at\b/, '{visited} looked at'],
    [/Where items come from|what comes from here|Everything from here/, '{name}: what comes from here'],
    [/missing cards?$/, 'Has a missing card'],
    [/come back every/, 'Three allowances come back every twelve hours.'],
    [/Always leaves|leave behind/, 'what they leave behind'],
    [/drawn anew/, 'drawn anew when something changes'],
    [/take them over/, 'verify it to take them over.'],
    [/Recently opened/, 'Recently opened'],
    [/for programs \(JSON\)|Half within/, 'The same for programs (JSON)'],
    [/up \{n\} since yesterday|down \{n\} since yesterday/, 'up {n} since yesterday'],
  ],
  de: [
    dots,
    // In the game a "Wertung" is a rating and a "Sammlerstück" something to turn in.
    [/Wertung/, 'Wertung der Charaktere'],
    [/Sammlerstück|Sammelstück/, 'Alle Sammlerstücke'],
    [/Porträt/, 'Porträts'],
    [/Nummer/, 'anhand ähnlicher Nummern'],
    [/Triple-Triad/, 'Triple-Triad-Karten'],
    [/benutz/, 'den du nicht mehr benutzt'],
    [/persönliche Daten/, 'persönliche Daten'],
    [/ …/, 'Wird geladen \u2026'],
    [/\bJournal\b/, 'Nach Journal'],
    [/Klasse-[A-D]\b/, 'Klasse-A-Mission'],
    [/\bDuell\b/, 'Duell'],
    [/aus dem Speicher/, 'seltene Materialien aus dem Speicher [G]'],
    [/Unternehmung eines/, 'Unternehmung eines Gehilfen'],
    [/Deine Liste|^Wünschen$|wünschen und/, 'Du kannst insgesamt höchstens 1.000 Gegenstände wünschen und ausblenden.'],
    [/\bWerkzeuge\b/, 'Werkzeuge'],
    [/im Lodestone\b(?!-)/, 'Mache es im Lodestone öffentlich'],
    [/versuche es (in ein paar Minuten |später |dann )?erneut/, 'Bitte versuche es erneut.'],
    [/versucht es von selbst erneut/, 'Diese Seite versucht es von selbst erneut.'],
    [/(?:ab|ein)gerufen|[Gg]elesen/, 'Diese Liste wurde noch nicht vom Lodestone abgerufen.'],
    [/[Dd]erzeit nicht erhältlich/, 'Derzeit nicht erhältlich'],
    [/Woher die Dinge|etwas für (?:eine )?Sammlung/, 'alles andere, was etwas für eine Sammlung gibt'],
    [/\bTermine?\b/, '144 Termine'],
    [/Neu nach Patch/, 'Neu nach Patch'],
    [/\bha(?:t|ben) es\b|\bhat das nicht\b/, '60 von 118 auf Crystal haben es'],
    [/Karte von \{name\}$/, 'Karte von {name}'],
    [/um \{n\} (?:gestiegen|gefallen)/, 'seit gestern um {n} gestiegen'],
    [/fehlende Karten?$/, 'Hat eine fehlende Karte'],
    [/^Wem /, 'Wem dieser Charakter gehört, hat ihn auf Kupodex auf privat gestellt.'],
    [/sortiert$/, 'Nach Seltenheit sortiert'],
    [/Zuletzt geöffnet/, 'Zuletzt geöffnet'],
  ],
  fr: [
    dots,
    // A line must not begin with a sign of the word before.
    [/ [:;?!»]|« /, 'Points : {n}'],
    [/Réessayez(?! dans (un instant|une minute)\.)|[vV]euillez|réessayer/, 'Veuillez réessayer.'],
    // Names that begin with a vowel would need an elision.
    [
      /\b(?:de|que) \{(?:collection|dataCenter|kind|name|place|planet|raid|scope|title|world)\}/,
      'Cette liste de {name}',
    ],
    [/relique/, 'Armes et outils reliques'],
    [/[ée]léments?\b/, '652 éléments'],
    [/[Ss]ouhait/, 'Souhaiter'],
    [/[Ii]ndisponible|[Nn]on obtenable|[Ii]mpossibles? à obtenir/, 'Impossibles à obtenir'],
    [/[Nn]e peuvent pas être obtenus/, 'Ne peuvent pas être obtenus actuellement'],
    [/[Rr]églages/, 'réglages'],
    [/\b[CT]rouve[rz]\b|\b[Cc]herche[rz]\b/, 'Chercher un personnage'],
    [/comptage|décompte|État au/, 'Le premier décompte'],
    [/[Ii]dentifiant (de|du|valide)/, 'Identifiant du personnage'],
    [/Offre promotionnelle/, 'Offre promotionnelle'],
    [/Vous seul\b|Vous êtes (?:dé)?connecté|[Vv]ous serez averti|\bmajeur\b/, 'Vous serez averti'],
    [/[Cc]onstaté/, 'Constaté le'],
    [/\{counted\} comptent|en tout, tout/, '{counted} comptent · {owned} en tout'],
    [/Le plus rare\b/, 'Le plus rare'],
    [/[Ss]oulign/, 'Pour *souligner* un mot, utilisez des astérisques.'],
    [/[Vv]érifier la propriété/, 'Vérifier la propriété'],
    [/Où s’obtiennent/, 'Où s’obtiennent les éléments'],
    [/rangs? changé/, '{n} rang changé'],
    [/^privé$/, 'privé'],
    [/adresse électronique|^E-mail$/, 'E-mail'],
    [/Obtention encore inconnue|Pas encore connu/, 'Pas encore connu.'],
    [/gardez vos favoris/, 'vous gardez vos favoris'],
    [/être en retard/, 'Les données peuvent être en retard'],
    [/gagnées depuis hier\u00a0:/, 'places gagnées depuis hier\u00a0: {n}'],
    [/en cours de lecture/, 'Le Lodestone est en cours de lecture pour de nombreux joueurs'],
    [/La même chose|Moitié sous/, 'La même chose pour les programmes'],
    [/des cartes manquantes|une carte manquante/, 'A une carte manquante'],
    [/^Marchand\u00a0:/, 'Marchand\u00a0: {a}, {b}'],
    [/Consultés récemment/, 'Consultés récemment'],
    [/sans surcharger/, 'sans surcharger le site'],
  ],
  ja: [
    dots,
    // A half-width sign beside a Japanese letter.
    [new RegExp(`${letter}[,:;!?()]|[,:;!?()]${letter}`, 'u'), '同期:'],
    // A space between letters of two scripts, or around a full-width sign.
    [new RegExp(`${letter} [\\w{]|[\\w}] ${letter}|[。、：] | [。、：]`, 'u'), '{date} 時点'],
    [/ [·・] /, '毎日更新 · 最終変更：{date}'],
    [/(?<!(しばらく|1分ほど)してから)もう一度|試してください/, 'もう一度お試しください。'],
    [/レア度/, 'ランキングとレア度'],
    [/倉庫/, '倉庫の希少開拓素材[G]'],
    [/マイリスト/, 'マイリスト'],
    [/最もよい/, '最もよい今期'],
    [/まだ不明|未確認です|入手方法は未確認/, 'まだ不明です。'],
    [/全\{n\}種/, '全{n}種'],
    [/「\{name\}」の後に/, '「{name}」の後に発生'],
    [/\{law\}の法/, '準拠法は{law}の法とします。'],
    [/釣っていません/, 'このキャラクターはこの魚を釣っていません。'],
    [/^所持者$/, '所持者'],
    [/^(?:はい|いいえ)。./, 'はい。この種族・部族・性別で使えます。'],
    [/前日より\{n\}/, '前日より{n}上昇'],
    [/最近開いた/, '最近開いたキャラクター'],
    [/言葉が違います|うまくいきませんでした/, '言葉が違います。'],
    [/2つとも/, 'プロフィールの公開設定を2つとも'],
    [/^半数$|集計外/, '集計外'],
    [/負担をかけない/, '負担をかけない速さで'],
    [/\{date\}公開/, '{date}公開'],
    [/^ショップ：/, 'ショップ：{a}、{b}'],
    [/ひとつの目標/, 'ひとつの目標になるアチーブメントとアイテムのまとまりです。'],
    [/データが遅れ/, 'データが遅れたり誤っていたりすることがあります。'],
  ],
}

/** What is right although a rule says otherwise. */
export const wordingExceptions: Readonly<Record<Language, readonly string[]>> = {
  // The specification has these words: the link and the sentences of a character, and its entry in the menu.
  en: [
    'View on Lodestone',
    'This character has achievements set to private on Lodestone.',
    'Character is being updated from lodestone, this should take around 10-15 seconds.',
    'Bardings',
  ],
  // The game itself rates missions of Cosmic Exploration.
  de: ['Wertung'],
  fr: [],
  // The name of an app.
  ja: ['ファイナルファンタジーXIV コンパニオン'],
}
