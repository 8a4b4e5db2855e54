/** A panel that says that something is being fetched. */
export const Waiting = ({ text }: { text: string }) => (
  <p className="panel pad soft" aria-busy="true">
    {text}
  </p>
)

interface ProblemProps {
  text: string
  /** What the button says that tries again. */
  retry: string
  again: () => void
  className?: string
}

/** Says why something could not be had, in a panel unless another look is given, and tries again. */
export const Problem = ({ text, retry, again, className = 'panel pad stack' }: ProblemProps) => (
  <div className={className}>
    <p className="problem" role="alert">
      {text}
    </p>
    <p>
      <button className="button quiet" type="button" onClick={again}>
        {retry}
      </button>
    </p>
  </div>
)
