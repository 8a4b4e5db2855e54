/** Most characters of a nickname, each as Unicode counts them. */
export const longestNickname = 40

export const favoritesMax = 200

/** How many things a user may want and hide, together. */
export const wishesMax = 1000

/** How many tokens a user may have, those that have expired too. */
export const tokensMax = 20

export const longestTokenName = 60

/** How long a token with an end may be valid, in days. */
export const longestTokenDays = 3650

/** How many groups a user may have, those made and those edited together. */
export const groupsMax = 30

export const groupMembersMax = 100

/** How many editors a group may have besides its owner. */
export const groupEditorsMax = 20

export const longestGroupName = 60

export const longestGroupNote = 500

/** How long somebody can be invited to edit a group, in days. */
export const invitationDays = 7

export const longestReportReason = 300

/** How many listed groups an answer has at most. */
export const listedGroupsMax = 50

/** How many changes of what is ticked one request may have. */
export const mostChanges = 1000

/** How many bytes the body of a request may have, where its call does not say otherwise. */
export const bodyBytesMax = 64 * 1024

/** Points of a request that only reads, and of one that no call answers: each holds a function for a moment, and few run at once. */
export const leastCost = 0.25

/** How many characters one request may ask for. */
export const mostCharacters = 100
