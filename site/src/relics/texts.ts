import { catalogue } from '#texts/catalogue.ts'

/** Texts of relics, of each language; `{name}` is an achievement, a series or a relic. */
export const relicTexts = catalogue(
  'relicTexts',
  import.meta.env.SSR && {
    en: {
      kind: 'Kind',
      kinds: { weapon: 'Weapons', ultimate: 'Ultimate Weapons', tool: 'Tools', armor: 'Armor' },
      step: 'Step',
      slots: { head: 'Head', body: 'Body', hands: 'Hands', legs: 'Legs', feet: 'Feet' },
      roles: {
        fending: 'Fending',
        maiming: 'Maiming',
        striking: 'Striking',
        aiming: 'Aiming',
        scouting: 'Scouting',
        healing: 'Healing',
        casting: 'Casting',
      },
      proven: 'By “{name}”, {date}',
      hints: {
        atLeastOne: 'At least one, by “{name}”',
        cleared: 'Duty cleared (“{name}”): this gives the right to one weapon.',
      },
      missing: 'What the missing steps take',
      missingInAll: 'What everything missing takes',
      guides: 'Figures are from community guides. What only the first relic of a step takes is counted once.',
      unknown: 'Of {n} more, nothing is known here.',
      price: '{name} ({price})',
    },
    de: {
      kind: 'Art',
      kinds: { weapon: 'Waffen', ultimate: 'Fatale Waffen', tool: 'Reliktwerkzeuge', armor: 'Rüstungen' },
      step: 'Stufe',
      slots: { head: 'Kopf', body: 'Rumpf', hands: 'Hände', legs: 'Beine', feet: 'Füße' },
      roles: {
        fending: 'Verteidigung',
        maiming: 'Verstümmeln',
        striking: 'Schlagen',
        aiming: 'Zielen',
        scouting: 'Spähen',
        healing: 'Heilung',
        casting: 'Magie',
      },
      proven: 'Durch „{name}“, {date}',
      hints: {
        atLeastOne: 'Mindestens eine, durch „{name}“',
        cleared: 'Inhalt abgeschlossen („{name}“): Das berechtigt zu einer Waffe.',
      },
      missing: 'Was die fehlenden Stufen verlangen',
      missingInAll: 'Was alles Fehlende verlangt',
      guides:
        'Die Angaben stammen aus Leitfäden der Community. Was nur das erste Relikt einer Stufe verlangt, zählt einmal.',
      unknown: 'Zu {n} weiteren ist hier nichts bekannt.',
      price: '{name} ({price})',
    },
    fr: {
      kind: 'Type',
      kinds: { weapon: 'Armes', ultimate: 'Armes fatales', tool: 'Outils', armor: 'Armures' },
      step: 'Étape',
      slots: { head: 'Tête', body: 'Torse', hands: 'Mains', legs: 'Jambes', feet: 'Pieds' },
      roles: {
        fending: 'Protecteur',
        maiming: 'Abatteur',
        striking: 'Agresseur',
        aiming: 'Pisteur',
        scouting: 'Éclaireur',
        healing: 'Soigneur',
        casting: 'Incantateur',
      },
      proven: 'Par «\u00a0{name}\u00a0», {date}',
      hints: {
        atLeastOne: 'Au moins une, par «\u00a0{name}\u00a0»',
        cleared: 'Mission accomplie («\u00a0{name}\u00a0»)\u00a0: elle donne droit à une arme.',
      },
      missing: 'Ce que demandent les étapes manquantes',
      missingInAll: 'Ce que demande tout ce qui manque',
      guides:
        'Ces chiffres viennent de guides de la communauté. Ce que seule le premier équipement d’une étape demande n’est compté qu’une fois.',
      unknown: 'Pour {n} autres, rien n’est connu ici.',
      price: '{name} ({price})',
    },
    ja: {
      kind: '種類',
      kinds: { weapon: '武器', ultimate: '絶武器', tool: '主道具', armor: '防具' },
      step: '段階',
      slots: { head: '頭', body: '胴', hands: '手', legs: '脚', feet: '足' },
      roles: {
        fending: 'ディフェンダー',
        maiming: 'スレイヤー',
        striking: 'ストライカー',
        aiming: 'レンジャー',
        scouting: 'スカウト',
        healing: 'ヒーラー',
        casting: 'キャスター',
      },
      proven: '「{name}」により判明、{date}',
      hints: {
        atLeastOne: '「{name}」により少なくとも1つ所持',
        cleared: '「{name}」でコンテンツ攻略済み。武器1つと交換できます。',
      },
      missing: '未所持の段階に必要なもの',
      missingInAll: '未所持のすべてに必要なもの',
      guides: '数値はプレイヤーの攻略情報によります。最初の1つだけに必要なものは1回分として数えます。',
      unknown: 'ほか{n}個については情報がありません。',
      price: '{name}（{price}）',
    },
  },
)

/** The texts in one language. */
export type RelicTexts = ReturnType<typeof relicTexts>
