/** For how long (ms) a kept character is shown without asking again: while a visitor goes from page to page. */
export const freshFor = 60_000
