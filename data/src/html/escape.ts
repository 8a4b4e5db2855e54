const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const special = /[&<>"']/

const specials = new RegExp(special, 'g')

/** Escapes a text for HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  // Most texts have nothing to escape, and looking is faster than replacing nothing.
  special.test(text) ? text.replace(specials, (letter) => entities[letter] ?? letter) : text
