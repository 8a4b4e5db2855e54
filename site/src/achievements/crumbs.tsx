import { Go, type Move } from './go.tsx'

interface Props {
  label: string
  /** The views above, from the top, and how they are moved to. */
  above: readonly { name: string; href: string; move?: Move }[]
  here: string
}

/** The way to a view, and its heading. */
export const Crumbs = ({ label, above, here }: Props) => (
  <div className="crumbs">
    <nav aria-label={label}>
      <ul className="small">
        {above.map(({ name, href, move = 'view' }) => (
          <li key={href}>
            <Go className="link" href={href} focus="#view" move={move}>
              {name}
            </Go>
          </li>
        ))}
      </ul>
    </nav>
    <h2 id="view" tabIndex={-1}>
      {here}
    </h2>
  </div>
)
