import { markup, type Markup } from '../ground/markup.ts'
import type { Site } from '../ground/site.ts'
import type { LodestoneTables } from '../ground/tables.ts'
import { page } from './shell.ts'

const world = ({ name }: LodestoneTables['worlds'][number]): Markup => markup`
	<li class="item-list
		"
	>
		<div class="world-list__item">
			<div class="world-list__status_icon"><i class="world-ic__1 js__tooltip" data-tooltip="Online"></i></div>
			<div class="world-list__world_name"><p>${name}</p></div>
			<div class="world-list__world_category"><p>Standard</p></div>
			<div class="world-list__create_character"><i class="world-ic__available js__tooltip" data-tooltip="+"></i></div>
		</div>
	</li>`

/** The page of all worlds, by data center; here none is ever in maintenance by itself. */
export const worldStatusPage = (site: Site): string => {
  const open = site.tables.worlds.filter(({ active }) => active)
  const groups = site.tables.dataCenters.flatMap(({ id, name }) => {
    const worlds = open.filter(({ dataCenterId }) => dataCenterId === id)
    if (worlds.length === 0) return []
    return [
      markup`<li class="world-dcgroup__item"><h2 class="world-dcgroup__header">${name}</h2><ul>${worlds.map(world)}</ul></li>`,
    ]
  })
  return page(site, {
    title: 'Server Status',
    path: '/worldstatus/',
    main: markup`<div class="ldst__contents--worldstatus clearfix">
	<ul class="world-status"><li><i class="world-ic__1"></i><span>Online</span></li></ul>
	<ul class="world-dcgroup">${groups}</ul>
</div>`,
  })
}
