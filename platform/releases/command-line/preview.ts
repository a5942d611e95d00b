import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from '@storefront/chromium'
import { liveVersions, pullRequestVersion } from '@storefront/releases'
import { findRemotes, remotesNamed, root } from '../../processes/apps.ts'
import { sitemapOf } from '../service/src/look/on-a-server.ts'
import { composeRemote } from './compose/release-remote.ts'
import { openDesk } from './desk/open-desk.ts'
import { fromCheckout, headCommit, publish } from './desk/publish.ts'
import { commentText } from './pull-request/comment.ts'
import { takePictures } from './pull-request/pictures.ts'
import { screensOf } from './pull-request/screens.ts'

/**
 * `npm run release -- preview flights --pull-request 42`: builds and publishes flights as `1.1.0-pr42-abc1234`, makes a link that
 * shows it on the site (`--site`, `--hours`), and writes a folder (`--out`) with pictures of its screens (and each `--screen`) beside the live
 * ones and `comment.md`, whose pictures are at `--pictures-at` where they do not lie beside it. With RELEASES_URL and
 * RELEASES_TOKEN the release service publishes and signs.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'pull-request': { type: 'string', default: '' },
    commit: { type: 'string' },
    site: { type: 'string' },
    hours: { type: 'string', default: '48' },
    screen: { type: 'string', multiple: true, default: [] },
    out: { type: 'string' },
    'pictures-at': { type: 'string' },
  },
})
const number = Number(values['pull-request'])
const [, name] = positionals
if (!name || positionals.length > 2 || !Number.isInteger(number) || number < 1) {
  console.error('npm run release -- preview flights --pull-request 42')
  process.exit(2)
}
await preview(name)

async function preview(vertical: string): Promise<void> {
  await ensureChromium()
  const desk = await openDesk(`pull request ${number}`, { named: values.site })
  const [app] = remotesNamed(await findRemotes(), [vertical])
  if (!app) throw new Error(`There is no ${vertical} here.`)
  const commit = values.commit ?? (await headCommit(root))
  if (!commit) throw new Error('There is no git repository here: name the --commit.')
  await desk.expectPreviews()
  const version = pullRequestVersion(app.version, number, commit)
  const composed = await fromCheckout(await composeRemote(app.directory, version), root)
  const { name } = await publish(composed)
  const { url: link, expiresAt } = await desk.preview({ [name]: version }, Number(values.hours))
  const live = liveVersions(await desk.registry())[name]
  const screens = [
    ...screensOf(composed.release, await sitemapOf(new URL(link).origin)),
    ...values.screen,
  ]
  const folder = values.out ?? join(root, '.cache/previews', `${name}-${version}`)
  const comment = commentText({
    name,
    version,
    link,
    expiresAt,
    compared: await takePictures(link, screens, folder),
    differences: live ? await desk.differences(name, live, version) : null,
    picturesAt: values['pictures-at'] ?? null,
  })
  await writeFile(join(folder, 'comment.md'), comment)
  console.log(`${link}\n${folder}/comment.md`)
}
