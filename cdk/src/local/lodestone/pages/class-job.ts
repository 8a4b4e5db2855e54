import { randomOf, type JobRole, type Person, type PersonJob } from '@kupodex/pipeline/population'
import { siteImage } from '../ground/art.ts'
import { markup, raw, type Markup } from '../ground/markup.ts'
import type { Site } from '../ground/site.ts'
import { grouped } from '../texts/index.ts'
import { characterPage } from './character-frame.ts'
import { jobLabel, levelText } from './job.ts'

/** Experience as the page writes it: dashes for a job not unlocked, other dashes at the cap. */
const expText = ({ texts }: Site, { level, exp, expMax }: PersonJob): string => {
  if (level === 0) return '- / -'
  return expMax === null ? '-- / --' : `${grouped(exp, texts)} / ${grouped(expMax, texts)}`
}

const job = (site: Site, one: PersonJob): Markup => {
  const { name, tooltip, icon } = jobLabel(site, one)
  return markup`
		
		
		<li>
			<i class="character__job__icon"><img src="${icon}" width="24" height="24" alt=""></i>
			<div class="character__job__level">${levelText(one)}</div>
			<div class="character__job__name js__tooltip"
				
					
					data-tooltip="${tooltip}"
				
			>${name}</div>
			<div class="character__job__exp">${expText(site, one)}</div>
		</li>
	`
}

const role = (site: Site, person: Person, name: JobRole): Markup => markup`
			<h4 class="heading--lead"><img src="${siteImage(`role ${name}`)}" width="24" height="24" class="character__job__icon__title">${site.texts.roles[name]}</h4>
			<ul class="character__job clearfix">
				${person.jobs.filter(({ slot }) => slot.role === name).map((one) => job(site, one))}
			</ul>`

/** Boxes of roles; two of them share one box. */
const roles = (
  site: Site,
  person: Person,
  boxes: readonly (readonly JobRole[])[],
): Markup => markup`<div class="clearfix">
		${boxes.map(
      (names) => markup`<div class="character__job__role">${names.map((name) => role(site, person, name))}
		</div>
		`,
    )}
	</div>
	`

const field = (site: Site, name: 'eureka' | 'occult', icon: string, level: number): Markup => {
  const { section, level: label } = site.texts.fields[name]
  const max = level * 2500
  return markup`<h3 class="heading--md">${section}</h3>
		<div class="character__job__list">
			<div class="character__job__webfont"><i class="${raw(icon)}"></i></div>
			<div class="character__job__level">${level}</div>
			<div class="character__job__name">${label}</div>
			<div class="character__job__exp">${grouped(Math.floor(max / 3), site.texts)} / ${grouped(max, site.texts)}</div>
		</div>
	`
}

const bozja = (
  { texts }: Site,
  level: number,
): Markup => markup`<h3 class="heading--md">${texts.fields.bozja.section}</h3>
		<div class="character__job__list">
			<div class="character__job__webfont"><i class="xiv-lds xiv-lds-resistance-level"></i></div>
			<div class="character__job__level">${level}</div>
			<div class="character__job__name">${texts.fields.bozja.level}</div>
			<div class="character__job__exp">Current Mettle: -- / Mettle to Next Rank: --</div>
		</div>
	`

/** Jobs of the Occult Crescent; their names stand only on this page, so they are invented. */
const phantomJobs = (person: Person, level: number): Markup => {
  const random = randomOf(person.id, 15)
  const jobs = ['Ember', 'Tide', 'Gale', 'Loam', 'Frost'].map((word) => ({
    name: `Phantom ${word}`,
    level: 1 + random.int(Math.min(5, level)),
  }))
  return markup`
			<div class="character__support_job">
				<h4 class="heading--lead character__support_job__title">
					Phantom Jobs
				</h4>
				<ul class="character__support_job__list">
				${jobs.map(
          ({ name, level }) => markup`
						<li class="js__sp_job">
							<div class="character__support_job__status js__btn_press">
								<i class="character__support_job__icon"><img src="${siteImage(name)}" width="24" height="24" alt=""></i>
								<p class="character__support_job__name">${name}</p>
								<p class="character__support_job__level">Lv. ${level}</p>
								<p class="character__support_job__exp">0 / 400</p>
							</div>
						</li>`,
        )}
				</ul>
			</div>
	`
}

/** Levels of all jobs, and of the field operations played: only those have a part, so places mean nothing. */
export const classJobPage = (site: Site, person: Person): string => {
  const { eureka, bozja: resistance, occult } = person.fields
  return characterPage(
    site,
    person,
    'class_job',
    markup`



	

	<h3 class="heading--md">${site.texts.war}</h3>
	${roles(site, person, [['tank'], ['healer']])}${roles(site, person, [['melee'], ['ranged', 'magic']])}
	<h3 class="heading--md">${site.texts.craft}</h3>
	${roles(site, person, [['hand'], ['land']])}
	
		${eureka !== null && field(site, 'eureka', 'xiv-lds xiv-lds-elemental-level', eureka)}
	${resistance !== null && bozja(site, resistance)}
	${occult !== null && [field(site, 'occult', 'xiv-lds-ssf xiv-lds-mikaduki-level', occult), phantomJobs(person, occult)]}
	`,
  )
}
