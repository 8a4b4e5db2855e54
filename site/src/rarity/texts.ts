import { catalogue } from '#texts/catalogue.ts'

export const unsureTexts = catalogue(
  'unsureTexts',
  import.meta.env.SSR && {
    en: {
      provisional: 'From lists kept by players, until the game data of this patch is here.',
      untranslated: 'The name is in English.',
    },
    de: {
      provisional: 'Aus Listen von Spielern, bis die Spieldaten dieses Patches vorliegen.',
      untranslated: 'Der Name ist auf Englisch.',
    },
    fr: {
      provisional: 'D’après des listes de joueurs, en attendant les données du jeu pour cette mise à jour.',
      untranslated: 'Le nom est en anglais.',
    },
    ja: {
      provisional: 'このパッチのゲームデータが反映されるまでは、プレイヤーによるリストに基づく情報です。',
      untranslated: '名称は英語表記です。',
    },
  },
)

export const orderNameTexts = catalogue(
  'orderNameTexts',
  import.meta.env.SSR && {
    en: {
      label: 'Order',
      rarest: 'Rarest',
      rising: 'Rising',
      falling: 'Falling',
      newest: 'Newest',
    },
    de: {
      label: 'Reihenfolge',
      rarest: 'Seltenes zuerst',
      rising: 'Im Kommen',
      falling: 'Rückläufig',
      newest: 'Neueste',
    },
    fr: {
      label: 'Ordre',
      rarest: 'Plus rares',
      rising: 'En hausse',
      falling: 'En baisse',
      newest: 'Nouveautés',
    },
    ja: {
      label: '並び順',
      rarest: '希少な順',
      rising: '上昇中',
      falling: '下降中',
      newest: '新しい順',
    },
  },
)

export const orderTexts = catalogue(
  'orderTexts',
  import.meta.env.SSR && {
    en: {
      before: 'was {share}',
      compared: 'Compared with the week of {date}. What can no longer be obtained is left out.',
      nothing: 'Nothing in this list has changed noticeably since the week of {date}.',
      notYet: 'Owners are kept week by week from the next count on, and changes show after that.',
      few: 'Fewer than {n} characters are counted here, so a single one changes much.',
      newestNote: 'What the newest patches added comes first.',
    },
    de: {
      before: 'zuvor {share}',
      compared: 'Verglichen mit der Woche vom {date}. Nicht mehr Erhältliches fehlt hier.',
      nothing: 'Seit der Woche vom {date} hat sich in dieser Liste nichts merklich geändert.',
      notYet:
        'Ab der nächsten Zählung werden die Besitzer Woche für Woche festgehalten, danach sind Änderungen zu sehen.',
      few: 'Hier sind weniger als {n} Charaktere gezählt, darum verändert schon ein einzelner viel.',
      newestNote: 'Was die neuesten Patches gebracht haben, steht oben.',
    },
    fr: {
      before: 'avant\u00a0: {share}',
      compared: 'Par rapport à la semaine du {date}. Ce qui ne peut plus être obtenu n’est pas repris.',
      nothing: 'Rien n’a sensiblement changé dans cette liste depuis la semaine du {date}.',
      notYet:
        'Les possesseurs seront notés chaque semaine à partir de la prochaine mise à jour des données\u00a0; l’évolution s’affichera ensuite.',
      few: 'Moins de {n} personnages sont comptés ici\u00a0: un seul suffit à changer les chiffres.',
      newestNote: 'Les ajouts des dernières mises à jour viennent en premier.',
    },
    ja: {
      before: '以前は{share}',
      compared: '{date}の週との比較です。入手できなくなったものは含みません。',
      nothing: '{date}の週から目立った変化はありません。',
      notYet: '次回の集計から所持者数を週ごとに記録し、その後に変化を表示します。',
      few: '集計対象が{n}人未満のため、1人の変化でも大きく動きます。',
      newestNote: '新しいパッチで追加されたものから順に並んでいます。',
    },
  },
)

export const weekTexts = catalogue(
  'weekTexts',
  import.meta.env.SSR && {
    en: {
      title: 'Week by week',
      chart: 'Owned by, from {from} to {to}',
      now: 'Now {share}; {before} in the week of {date}',
      table: 'As a table',
      week: 'Week of',
      percent: 'Owned by',
      count: 'Owners',
      noCount: 'not counted',
      since: 'Counted week by week since {date}. The line begins with the second week.',
      notYet: 'Not counted week by week yet.',
      few: 'Grayed out: fewer than {n} characters were counted that week.',
      earlier: 'Show all weeks',
      name: 'Owners week by week',
    },
    de: {
      title: 'Woche für Woche',
      chart: 'Anteil der Besitzer vom {from} bis zum {to}',
      now: 'Jetzt {share}; in der Woche vom {date}: {before}',
      table: 'Als Tabelle',
      week: 'Woche vom',
      percent: 'Anteil',
      count: 'Besitzer',
      noCount: 'nicht gezählt',
      since: 'Seit dem {date} Woche für Woche gezählt. Die Linie beginnt mit der zweiten Woche.',
      notYet: 'Noch nicht Woche für Woche gezählt.',
      few: 'Ausgegraut: In dieser Woche wurden weniger als {n} Charaktere gezählt.',
      earlier: 'Alle Wochen zeigen',
      name: 'Besitzer Woche für Woche',
    },
    fr: {
      title: 'Semaine par semaine',
      chart: 'Part de possesseurs du {from} au {to}',
      now: '{share} à présent, contre {before} la semaine du {date}',
      table: 'Sous forme de tableau',
      week: 'Semaine du',
      percent: 'Part',
      count: 'Possesseurs',
      noCount: 'non compté',
      since: 'Compté chaque semaine depuis le {date}. La courbe commence la deuxième semaine.',
      notYet: 'Pas encore compté semaine par semaine.',
      few: 'En gris\u00a0: moins de {n} personnages comptés cette semaine-là.',
      earlier: 'Afficher toutes les semaines',
      name: 'Possesseurs par semaine',
    },
    ja: {
      title: '週ごとの推移',
      chart: '所持率（{from}～{to}）',
      now: '現在は{share}（{date}の週は{before}）',
      table: '表で見る',
      week: '週',
      percent: '所持率',
      count: '所持者数',
      noCount: '未集計',
      since: '{date}から週ごとに集計しています。グラフは2週目から表示されます。',
      notYet: '週ごとの集計はまだありません。',
      few: '灰色の週は、集計対象が{n}人未満です。',
      earlier: 'すべての週を表示',
      name: '週ごとの所持者数',
    },
  },
)
