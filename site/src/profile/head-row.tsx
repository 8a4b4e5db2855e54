/** The head of a table of numbers: what each column is called; that of what the rows are called may have no name. */
export const HeadRow = ({ names, className }: { names: readonly string[]; className?: string }) => (
  <thead className={className}>
    <tr>
      {names.map((name, at) =>
        name === '' ? (
          <td key={at} />
        ) : (
          <th key={at} scope="col">
            {name}
          </th>
        ),
      )}
    </tr>
  </thead>
)
