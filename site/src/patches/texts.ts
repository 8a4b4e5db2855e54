import { catalogue } from '#texts/catalogue.ts'

/** Texts of the pages of what patches brought, of each language. */
export const patchTexts = catalogue(
  'patchTexts',
  import.meta.env.SSR && {
    en: {
      title: 'New by patch',
      lead: 'What each patch added to all collections, and what you are still missing from it.',
      description: 'What each patch of FINAL FANTASY XIV added to its collections, from 2.0 on.',
      patch: 'Patch {patch}',
      pageTitle: 'Patch {patch}: new in all collections',
      pageDescription: 'What patch {patch} of FINAL FANTASY XIV added ({date}): {count}, with how to get each.',
      released: 'Released {date}',
      from: 'From patch {patch}',
      inferred: 'patch estimated',
      note: 'Where the patch of an item is not known for certain, it is estimated from items with similar IDs and marked.',
      achievements: 'The patch of titles, portraits, and Triple Triad opponents is always estimated.',
      left: 'Fish and levequests, whose patches are not known, are not listed.',
      earlier: 'Patch {patch}, the one before',
      later: 'Patch {patch}, the next one',
    },
    de: {
      title: 'Neuheiten nach Patch',
      lead: 'Was mit jedem Patch zu den Sammlungen hinzukam und was dir davon noch fehlt.',
      description: 'Was mit jedem Patch von FINAL FANTASY XIV zu den Sammlungen hinzukam, ab 2.0.',
      patch: 'Patch {patch}',
      pageTitle: 'Patch {patch}: Neues in allen Sammlungen',
      pageDescription: 'Was Patch {patch} von FINAL FANTASY XIV gebracht hat ({date}): {count}, mit Bezugsquelle.',
      released: 'Erschienen am {date}',
      from: 'Neu in Patch {patch}',
      inferred: 'Patch geschätzt',
      note: 'Ist der Patch eines Eintrags nicht sicher bekannt, ist er anhand benachbarter IDs geschätzt und gekennzeichnet.',
      achievements: 'Der Patch von Titeln, Portraits und Triple Triad-Gegnern ist immer geschätzt.',
      left: 'Fische und Freibriefe, von denen kein Patch bekannt ist, sind nicht aufgeführt.',
      earlier: 'Patch {patch}, der vorige',
      later: 'Patch {patch}, der nächste',
    },
    fr: {
      title: 'Nouveautés par mise à jour',
      lead: 'Ce que chaque mise à jour a ajouté à toutes les collections, et ce qu’il vous en manque encore.',
      description: 'Ce que chaque mise à jour de FINAL FANTASY XIV a ajouté aux collections, depuis la 2.0.',
      patch: 'Mise à jour {patch}',
      pageTitle: 'Mise à jour {patch}\u00a0: nouveautés de toutes les collections',
      pageDescription:
        'Ce que la mise à jour {patch} de FINAL FANTASY XIV a ajouté ({date})\u00a0: {count}, avec les moyens de les obtenir.',
      released: 'Sortie le {date}',
      from: 'De la mise à jour {patch}',
      inferred: 'mise à jour estimée',
      note: 'La mise à jour de certains objets n’est pas connue avec certitude. Elle est estimée d’après les numéros voisins et signalée.',
      achievements: 'Celle des titres, des portraits et des adversaires de Triple Triade est toujours estimée.',
      left: 'Les poissons et les mandats, dont la mise à jour n’est pas connue, ne figurent pas ici.',
      earlier: 'Mise à jour {patch}, la précédente',
      later: 'Mise à jour {patch}, la suivante',
    },
    ja: {
      title: 'パッチ別の新要素',
      lead: '各パッチで追加されたコレクションと、そのうち未入手のもの。',
      description: 'FINAL FANTASY XIVの各パッチで追加されたコレクションの一覧（パッチ2.0以降）。',
      patch: 'パッチ{patch}',
      pageTitle: 'パッチ{patch}で追加されたコレクション',
      pageDescription:
        'FINAL FANTASY XIVのパッチ{patch}（{date}）で追加されたコレクション：{count}。入手方法もわかります。',
      released: '実装日：{date}',
      from: 'パッチ{patch}で追加',
      inferred: 'パッチは推定',
      note: 'パッチが確認できないものは、IDの近いものから推定し、その旨を表示しています。',
      achievements: '称号、ポートレート、トリプルトライアドの対戦相手のパッチはすべて推定です。',
      left: 'パッチが不明な魚とリーヴは掲載していません。',
      earlier: 'パッチ{patch}（一つ前）',
      later: 'パッチ{patch}（次）',
    },
  },
)

/** What a patch's things did in their first weeks, of each language. */
export const firstWeekTexts = catalogue(
  'firstWeekTexts',
  import.meta.env.SSR && {
    en: {
      title: 'In the first weeks',
      note: 'How many of the counted characters owned them this many weeks after the patch: the {n} that most own.',
      thing: 'Name',
      week: 'Week {n}',
      none: 'Nothing of this patch was counted in its first weeks.',
    },
    de: {
      title: 'In den ersten Wochen',
      note: 'Wie viele der gezählten Charaktere es so viele Wochen nach dem Patch besaßen: die {n} verbreitetsten.',
      thing: 'Name',
      week: 'Woche {n}',
      none: 'In den ersten Wochen dieses Patches wurde nichts davon gezählt.',
    },
    fr: {
      title: 'Les premières semaines',
      note: 'Part des personnages qui possédaient chaque objet, tant de semaines après la mise à jour\u00a0: les {n} plus répandus.',
      thing: 'Nom',
      week: 'Semaine {n}',
      none: 'Rien de cette mise à jour n’a été compté pendant ses premières semaines.',
    },
    ja: {
      title: '公開後の推移',
      note: 'パッチ公開から各週数が経過した時点の所持率です。所持者の多い{n}件を表示しています。',
      thing: '名前',
      week: '{n}週目',
      none: 'このパッチの公開後数週間の集計はありません。',
    },
  },
)
