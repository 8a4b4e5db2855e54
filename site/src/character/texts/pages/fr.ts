import type { WrittenPages } from './plain.ts'

export const fr: WrittenPages = {
  profile: {
    title: 'Profil',
    lead: 'La progression dans chaque collection, les rangs sur le Monde, le centre de données et tous les Mondes, et ce qu’il reste à viser.',
  },
  next: {
    title: 'Que faire ensuite',
    lead: 'Ce que ce personnage peut obtenir ensuite\u00a0: par lieu, par devise, selon la météo et l’heure d’ici une heure, et avant les réinitialisations.',
  },
  timeline: {
    title: 'Chronologie',
    lead: 'Ce que ce personnage a accompli jour après jour, et la croissance de ses collections.',
  },
  titles: {
    title: 'Titres',
    lead: 'Les titres que ce personnage peut utiliser, ceux qui lui manquent et ceux qui ne peuvent plus être obtenus.',
  },
  achievements: {
    title: 'Hauts faits',
    lead: 'Les hauts faits par type et par catégorie, avec les points, les dates et les objets ou titres obtenus.',
  },
  metas: {
    title: 'Méta-hauts faits',
    lead: 'Des ensembles de hauts faits et d’objets qui mènent à un même objectif, et où en est ce personnage.',
  },
  mounts: {
    title: 'Montures',
    lead: 'Les montures que possède ce personnage, celles qui lui manquent, comment les obtenir et combien de personnages les ont.',
  },
  minions: {
    title: 'Mascottes',
    lead: 'Les mascottes que possède ce personnage, celles qui lui manquent, comment les obtenir et combien de personnages les ont.',
  },
  facewear: {
    title: 'Accessoires de visage',
    lead: 'Les accessoires de visage que possède ce personnage, ceux qui lui manquent et combien de personnages les ont.',
  },
  hairstyles: {
    title: 'Coiffures',
    lead: 'Les coiffures à débloquer, comment les obtenir, et celles que ce personnage a cochées.',
  },
  leves: { title: 'Mandats', lead: 'Les mandats par type, et ceux que ce personnage a cochés comme accomplis.' },
  ttnpcs: {
    title: 'Adversaires de Triple Triade',
    lead: 'Les adversaires de Triple Triade, et ceux que ce personnage a cochés comme vaincus.',
  },
  fish: {
    title: 'Poissons',
    lead: 'Les poissons et les prises à la pêche au harpon, et ceux que ce personnage a cochés.',
  },
  emotes: { lead: 'Les emotes à débloquer\u00a0: comment les obtenir, et celles que possède ce personnage.' },
  spells: {
    lead: 'Actions de magie bleue dans l’ordre du codex bleu, où les apprendre, et celles que ce personnage a cochées.',
  },
  beasts: {
    lead: 'Les bêtes du dresseur par famille, où les trouver, les ennemis qui comptent, et celles que ce personnage a cochées.',
  },
  bozjanotes: {
    title: 'Notes du front bozjien',
    lead: 'Les notes du Front sud de Bozja et des Hauts plateaux de Zadnor, et celles que ce personnage a cochées.',
  },
  armoire: {
    lead: 'L’équipement qui peut être rangé dans le bahut personnel, par catégorie, événement, mission et job, comment l’obtenir, et ce que ce personnage a coché.',
  },
  outfits: {
    lead: 'Les ensembles complets de la coiffeuse mirage, leurs pièces, comment les obtenir, et ceux que ce personnage a cochés.',
  },
  surveyrecords: {
    lead: 'Entrées des journaux d’exploration des donjons à embranchements, l’embranchement qui mène à chacune, et celles que ce personnage a cochées.',
  },
  occultrecords: {
    lead: 'Entrées du calepin du croissant, où les trouver, et celles que ce personnage a cochées.',
  },
  relics: {
    lead: 'Armes, outils et armures antiques et armes des raids fatals par série, ce qu’il faut pour leurs étapes, et celles que ce personnage a grâce à ses hauts faits ou a cochées.',
  },
  sightseeinglog: {
    lead: 'Lieux notoires par extension\u00a0: où se placer, la météo, l’heure et l’emote qu’ils demandent, et ceux que ce personnage a cochés.',
  },
  cosmic: {
    title: 'Exploration cosmique',
    lead: 'Les missions, et celles que ce personnage a cochées.',
  },
  portraits: {
    title: 'Portraits',
    lead: 'Ce qui débloque des motifs de portrait et de carte de personnage, et ce que ce personnage a coché.',
  },
  exploration: {
    title: 'Exploration',
    lead: 'Cartes, vents éthérés, instances et bestiaires par extension\u00a0: ce que les hauts faits de ce personnage montrent comme fait, et depuis quand.',
  },
  story: {
    title: 'Épopée',
    lead: 'Chapitres de l’épopée et rangs auprès des peuples alliés\u00a0: jusqu’où ce personnage est allé d’après ses hauts faits.',
  },
  raids: {
    title: 'Raids',
    lead: 'La première réussite de chaque raid, par extension et avec la semaine, et combien de personnages du centre de données l’ont terminé.',
  },
  shops: { title: 'Échoppes', lead: 'Les objets de collection par devise, et les marchands qui les vendent.' },
  moogletomes: {
    title: 'Collection Mog Mog',
    lead: 'Les récompenses de la collection Mog Mog, ce qu’elles débloquent et ce qu’elles coûtent.',
  },
  compare: {
    title: 'Comparer',
    lead: 'Deux personnages côte à côte : ce qu’ils ont tous les deux, ce qu’un seul possède et ce qui manque aux deux.',
  },
  verify: {
    title: 'Vérifier le personnage',
    lead: 'Prouvez que ce personnage est le vôtre pour cocher ce que le Lodestone n’indique pas.',
  },
  settings: {
    title: 'Paramètres du personnage',
    lead: 'Confidentialité, bannière et icône d’un personnage qui vous appartient.',
  },
}
