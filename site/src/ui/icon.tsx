import spriteUrl from '#images/sprite.svg?url&no-inline'

export const Icon = ({ name, className = 'icon' }: { name: string; className?: string }) => (
  <svg className={className} aria-hidden="true">
    <use href={`${spriteUrl}#${name}`} />
  </svg>
)
