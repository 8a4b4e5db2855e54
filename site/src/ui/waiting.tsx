/** A panel that says that something is being fetched. */
export const Waiting = ({ text }: { text: string }) => (
  <p className="panel pad soft" aria-busy="true">
    {text}
  </p>
)

/** A panel that says why something could not be had. */
export const Problem = ({ text }: { text: string }) => (
  <p className="panel pad problem" role="alert">
    {text}
  </p>
)
