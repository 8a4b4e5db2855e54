/** Names as nobody should have them: markup, patterns of our own code, every script, and no end of letters. */
export const oddNames = [
  '<script>globalThis.struck = true</script>',
  '"><img src=x onerror="globalThis.struck = true">',
  '</script><script>globalThis.struck = true</script>',
  "javascript:globalThis.struck='x'",
  '&lt;b&gt;Bold&lt;/b&gt; &amp; Co',
  '{name} {n} $& $1 %s ${1}',
  '__proto__',
  'O\'Neil "the" `Great` \\ /',
  'Wwwwwwwwwwwwwww Wwwww',
  'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  '星降る夜のモーグリ',
  '별빛 아래 모그리',
  '星光下的莫古力',
  'مرحبا بالعالم',
  'שלום עולם',
  'नमस्ते दुनिया',
  'สวัสดีชาวโลก',
  'Привет Мир',
  'Ẕ̴͝ä̷́l̶̂g̵̈o̴̊ N̵̔a̶̍m̷̒e̸͐',
  '👩‍👩‍👧‍👦🏳️‍🌈🧑🏽‍🚀',
  'İstanbul ıIiİ ß ﬁ Æ',
] as const

/** What the pages show for a character without a name. */
export const nameless = 'New Character'

/**
 * Whether a name could do harm: markup, a pattern of our own code, or no end of letters. Only these have a page of their own opened;
 * the others are read on boards and in searches, which show all of them at once.
 */
export const isSharp = (name: string): boolean => /[<>&{}_$:\\]/.test(name) || name.length > 60
