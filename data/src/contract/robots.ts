/** What programs call themselves that list pages or show them as previews, and run no scripts, or none for long: most have `bot` in their name. */
export const robots =
  /bot|crawl|spider|slurp|facebookexternalhit|whatsapp|embed|preview|mediapartners|mastodon|pleroma|misskey|vkshare|daum|yeti|cardyb|iframely|viber|inspectiontool|scrap/i
