import type { LegalTexts } from './en.ts'

export const fr: LegalTexts = {
  updated: 'Dernière modification : {date}',
  missing: '[à compléter par l’exploitant de ce site]',
  missingNote:
    'Ce site repose sur un programme libre. La personne qui l’exploite doit indiquer son nom, une adresse postale et une adresse e-mail ; les passages entre crochets restent à compléter.',
  law: 'Arizona (États-Unis)',
  toPrivacy: 'Le traitement des données personnelles est décrit dans la politique de confidentialité.',
  privacy: {
    title: 'Politique de confidentialité',
    description: 'Quelles données ce site traite, pourquoi, qui d’autre les voit et à qui s’adresser.',
    intro:
      'Cette page indique quelles données {operator} traite lorsque vous utilisez ce site, et pourquoi. Le site est consultable sans compte.',
    sections: [
      [
        'Données que vous fournissez',
        'Si vous créez un compte, nous conservons le nom et l’adresse e-mail que vous indiquez, ainsi que l’usage du compte : personnages favoris, personnages vérifiés, objets cochés et paramètres. Ils servent à tenir le compte et à vous répondre.',
        'Si vous créez des groupes de personnages, nous conservons leur nom, leur note et leurs personnages. Toute personne qui a le lien d’un groupe les voit\u00a0; celles qui le modifient avec vous voient aussi votre pseudo, et personne d’autre n’apprend à qui est le groupe. Si votre personnage est dans le groupe de quelqu’un d’autre, vous pouvez l’en retirer sur la page de ses paramètres, ou le tenir à l’écart de tous les groupes.',
        'Sans compte, rien de cela n’est demandé.',
      ],
      [
        'Facturation',
        'Le soutien est volontaire et passe par les services de paiement vers lesquels mènent les liens du pied de page, selon leurs propres conditions. Nous ne voyons ni ne conservons jamais de numéro de carte ou de compte ; un tel service peut nous communiquer votre nom, votre adresse e-mail et le niveau de votre soutien.',
      ],
      [
        'Données reçues automatiquement',
        'Comme pour tout site, votre navigateur envoie son adresse IP, son type et sa version, sa langue, la page demandée et la page d’où il vient. Les serveurs en gardent trace peu de temps, pour faire fonctionner le site, trouver les pannes et empêcher les abus.',
      ],
      [
        'Profils publics du jeu',
        'Le site lit les profils publics de personnages sur le site du jeu, le Lodestone : nom, Monde, apparence, compagnie libre et collections. Un personnage est ajouté quand quelqu’un le consulte\u00a0; certains peuvent aussi être trouvés dans la liste des membres d’une compagnie libre. Ils sont montrés, comptés et classés ici. Ce qu’un joueur y masque cesse d’être montré ici dès la synchronisation suivante. Pour faire retirer un personnage, écrivez à l’adresse ci-dessous.',
        'Pour qu’un personnage soit masqué sans nous écrire, placez le mot kupodex:hidden n’importe où dans son profil sur le Lodestone, en majuscules ou en minuscules. Dès la lecture suivante du profil, que « Synchroniser » sur sa page demande, il n’apparaît plus nulle part ici, et ce qui a été lu de lui est supprimé, sauf son numéro et cette demande. Les classements et les statistiques l’omettent dès la nuit suivante, et les sauvegardes disparaissent au bout de 35 jours. Environ une fois par mois, ou quand quelqu’un clique sur « Synchroniser » sur sa page, seul le profil est lu pour voir si le mot y est encore. S’il n’y est plus, ou si vous vérifiez le personnage, celui-ci est de nouveau affiché. Ce que son propriétaire a coché ici est masqué, pas supprimé.',
      ],
      [
        'Cookies et stockage local',
        'Consulter le site ne dépose aucun cookie. Votre navigateur garde sur votre appareil le thème choisi, les filtres, les personnages consultés récemment, celui que vous avez choisi comme le vôtre et ce que les pages affichaient à votre dernière visite ; vous pouvez les effacer à tout moment dans ses paramètres. Il y garde aussi une copie de ce que vous avez coché. Une connexion exige une session, gardée de la même façon jusqu’à la déconnexion.',
        'Votre navigateur enregistre aussi les pages que vous ouvrez, avec les données publiques et les dessins qu’elles montrent, pour que vous puissiez les lire hors ligne\u00a0: 30\u00a0Mo au plus, les plus anciennes laissant la place aux nouvelles, et rien de plus de 30 jours n’est montré. Ce que vous seul voyez de votre compte n’en fait pas partie. Vous pouvez tout effacer, ou désactiver cette fonction, dans les paramètres de ce site\u00a0; tout est effacé aussi quand vous vous déconnectez.',
      ],
      [
        'Destinataires et prestataires',
        'Nous ne vendons pas de données. Les services qui travaillent pour nous voient ce que leur tâche exige : hébergement et stockage, mise en cache et diffusion des pages, service de connexion, statistiques de visite le cas échéant, et service de lettre d’information si vous en demandez une. Nous communiquons aussi des données lorsque la loi l’impose.',
        'Là où ce site montre le visage et le portrait des personnages, votre navigateur charge ces images depuis le serveur d’images du Lodestone (img2.finalfantasyxiv.com). Son exploitant, Square Enix, voit alors votre adresse IP et le type de votre navigateur, mais pas la page de ce site que vous lisez. Là où des dessins les remplacent, rien n’est chargé depuis ce serveur.',
        'Si vous utilisez les commandes de ce site sur Discord, Discord nous transmet la commande, votre langue et l’identité de la personne qui l’utilise. Nous répondons aussitôt. Nous ne lisons ni ne conservons cette identité\u00a0; pour limiter le nombre de commandes, nous les comptons un court moment en mémoire, par serveur ou, pour un message privé, par salon. C’est Discord, selon ses propres conditions, qui décide qui voit la réponse et combien de temps elle y reste.',
      ],
      [
        'Sécurité',
        'Les données circulent chiffrées et l’accès est limité aux personnes qui en ont besoin. Aucun système n’est parfaitement sûr ; nous ne pouvons promettre qu’il n’arrivera jamais rien.',
      ],
      [
        'Enfants',
        'Le site ne s’adresse pas aux enfants de moins de 13 ans et nous ne conservons pas sciemment leurs données personnelles. Si vous apprenez qu’un enfant nous en a donné, dites-le-nous et nous les supprimerons.',
      ],
      [
        'Vos droits et les modifications',
        'Vous pouvez demander ce que nous conservons à votre sujet, le faire corriger ou supprimer. Si cette politique change, le nouveau texte et sa date figureront ici.',
      ],
      ['Contact', '{operator}, {address}, {email}'],
    ],
  },
  terms: {
    title: 'Conditions d’utilisation',
    description: 'Les règles d’usage de ce site : âge, usages interdits, contenus, responsabilité, droit et litiges.',
    intro:
      'Ces conditions s’appliquent entre vous et {operator} lorsque vous utilisez ce site. Si vous ne les acceptez pas, ne l’utilisez pas.',
    sections: [
      [
        'Âge',
        'Vous devez avoir au moins 13 ans. Si vous n’avez pas atteint la majorité là où vous vivez, un parent ou tuteur doit donner son accord.',
      ],
      [
        'Ce qui est interdit',
        'N’enfreignez pas la loi au moyen du site, ne le perturbez pas, ne contournez pas ses limites, ne le lisez pas plus vite que ne le permet l’API publique, n’essayez pas d’accéder aux comptes d’autrui, ne vous faites pas passer pour quelqu’un d’autre et ne revendiquez pas de personnages qui ne sont pas les vôtres.',
      ],
      [
        'Propriété intellectuelle',
        'Le programme est libre, sous licence MIT. Les noms, images et autres contenus du jeu appartiennent à leurs titulaires ; ce site n’y revendique aucun droit et n’est pas lié aux créateurs du jeu.',
      ],
      [
        'Vos contenus',
        'Ce que vous envoyez ou écrivez reste à vous. Vous nous autorisez à le conserver et à le montrer sur le site tant qu’il s’y trouve. Vous garantissez en avoir le droit ; nous pouvons retirer ce qui enfreint ces conditions.',
      ],
      [
        'Résiliation',
        'Vous pouvez cesser à tout moment et faire supprimer votre compte. Nous pouvons fermer un compte ou arrêter le service, avec préavis si possible, et sans préavis si ces conditions ont été enfreintes.',
      ],
      [
        'Absence de garantie',
        'Le site est fourni tel quel. Les données peuvent être obsolètes ou erronées. Dans la mesure permise par la loi, nous ne répondons pas des dommages dus à son usage ou à sa défaillance.',
      ],
      [
        'Droit applicable',
        'Droit applicable : {law}, à l’exclusion de ses règles de conflit de lois. Les droits que la loi de votre domicile vous reconnaît en tant que consommateur restent inchangés.',
      ],
      [
        'Litiges',
        'Écrivez-nous d’abord. Les deux parties cherchent alors pendant 30 jours à s’entendre. Ce qui n’est pas réglé est tranché par un arbitrage obligatoire à arbitre unique, chaque partie agissant pour elle-même et non en action collective, sauf compétence d’une juridiction des petits litiges.',
        'Vous pouvez refuser l’arbitrage dans les 30 jours suivant votre première acceptation de ces conditions, par un message à l’adresse ci-dessous indiquant ce refus et votre compte.',
        'Une réclamation doit être présentée dans l’année qui suit le fait qui la motive ; passé ce délai, elle est irrecevable dans la mesure permise par la loi.',
      ],
      [
        'Modifications et contact',
        'Si ces conditions changent, le nouveau texte et sa date figureront ici. {operator}, {address}, {email}',
      ],
    ],
  },
}
