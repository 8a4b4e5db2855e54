import * as z from 'zod'

/** Who asks, as a setting: it is sent to the Lodestone with every request. */
export const contactSetting = z.union([z.email(), z.url({ protocol: /^https?$/ })], {
  error: 'must be an e-mail address or web address under which the operators of the Lodestone can reach you',
})

/** How often the Lodestone is asked, as a setting: requests a second, of all processes together. */
export const rateSetting = z.coerce.number().positive().max(1, 'must be above 0 and at most 1 request a second')
