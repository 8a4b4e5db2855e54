import { Suspense } from 'react'
import type { Language } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import { laterPart } from '#ask/later-part.tsx'
import { ask as pageAsk } from '#ask/page.ts'
import { issuer } from '#session/issuer.ts'
import { Waiting } from '#ui/waiting.tsx'
import { WithUser } from '#user/with-user.tsx'
import { Listed } from './listed.tsx'
import { groupListTexts } from './texts.ts'

/** Only who is logged in has groups. */
const ownGroups = laterPart(() => import('./own-groups.tsx').then(({ OwnGroups }) => OwnGroups))

export const GroupsPage = ({ language, ask = pageAsk }: { language: Language; ask?: Ask }) => {
  const texts = groupListTexts(language)
  return (
    <div className="stack group-columns">
      {issuer !== null && (
        <section className="stack own-groups">
          <h2>{texts.own}</h2>
          <WithUser language={language}>
            {() => (
              <Suspense fallback={<Waiting language={language} />}>
                <ownGroups.Part language={language} />
              </Suspense>
            )}
          </WithUser>
        </section>
      )}
      <section className="stack">
        <h2>{texts.listed}</h2>
        <Listed language={language} ask={ask} />
      </section>
    </div>
  )
}
