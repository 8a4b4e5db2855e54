/** A box before it has its content: its class, which gives it the size that it will have, and its heading. */
export interface Hole {
  part: string
  title: string
}

/** Draws a box that has only its heading yet. */
export const HoleBox = ({ part, title }: Hole) => (
  <section className={`panel box whole part-${part}`}>
    <h2>{title}</h2>
  </section>
)
