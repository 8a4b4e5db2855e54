import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { readPageSettings } from './page-settings.ts'
import { readAwsSettings } from './settings.ts'
import { sourceIgnore } from './source.ts'
import { KupodexStack } from './stack.ts'
import { stages } from './stage.ts'

const root = join(import.meta.dirname, '../../..')
const { CDK_DEFAULT_ACCOUNT: account, CDK_DEFAULT_REGION: region } = process.env
const app = new App({ analyticsReporting: false })

const settings = readAwsSettings(process.env, (name) => app.node.tryGetContext(name))

new KupodexStack(app, stages[settings.stage].stack, {
  settings,
  pages: readPageSettings(process.env),
  source: root,
  ignore: sourceIgnore(readFileSync(join(root, '.gitignore'), 'utf8')),
  bundles: join(app.outdir, 'bundles'),
  // The account and region that the command line found; without them the template fits any account.
  ...(account && region ? { env: { account, region } } : {}),
})
