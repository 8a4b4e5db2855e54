import { type ReactNode, type Ref, Suspense } from 'react'
import { Guard } from '../ui/guard.tsx'
import { useIdle } from '../ui/use-idle.ts'
import { useSeen } from '../ui/use-seen.ts'

/** A box before it has its content: its class, which gives it the size that it will have, and its heading. */
export interface Hole {
  part: string
  title: string
}

export const HoleBox = ({ part, title, ref }: Hole & { ref?: Ref<HTMLElement> }) => (
  <section className={`panel box whole part-${part}`} ref={ref}>
    <h2>{title}</h2>
  </section>
)

/** A box whose content is drawn once it is near, or when the browser has time, also for who prints; what is drawn may be a later part. */
export const NearBox = ({ children, ...hole }: Hole & { children: ReactNode }) => {
  const [ref, isSeen] = useSeen()
  const isIdle = useIdle(true)
  return isSeen || isIdle ? (
    <Guard instead={null}>
      <Suspense fallback={<HoleBox {...hole} />}>{children}</Suspense>
    </Guard>
  ) : (
    <HoleBox {...hole} ref={ref} />
  )
}
