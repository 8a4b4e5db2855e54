const days = [1, 2, 1, 3, 1, 1]

/** The place of the days while they are being fetched, about as high as they will be. */
export const DaysSkeleton = () => (
  <div aria-hidden="true">
    <p className="chips bone">&nbsp;</p>
    <ol className="days">
      {days.map((lines, at) => (
        <li key={at}>
          <p className="bone">&nbsp;</p>
          <ul className="panel">
            {Array.from({ length: lines }, (_, line) => (
              <li key={line} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </div>
)
