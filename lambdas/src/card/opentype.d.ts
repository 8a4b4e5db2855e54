/** The part of opentype.js that we use; the package has no types of its own. */
declare module 'opentype.js/dist/opentype.mjs' {
  /** A step of an outline: its letter as in the `d` of an SVG path, and its points. */
  export interface Command {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z'
    x?: number
    y?: number
    x1?: number
    y1?: number
    x2?: number
    y2?: number
  }

  export interface Path {
    commands: readonly Command[]
  }

  export interface Font {
    unitsPerEm: number
    /** The index of a letter's glyph; 0 where the font has none. */
    charToGlyphIndex: (letter: string) => number
    getAdvanceWidth: (text: string, size: number) => number
    getPath: (text: string, x: number, y: number, size: number) => Path
  }

  /** Reads a TrueType, OpenType or WOFF file. */
  export const parse: (file: ArrayBuffer) => Font
}
