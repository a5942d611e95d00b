import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from '@storefront/chromium'
import { liveVersions } from '@storefront/releases'
import { findRemotes, releasesAddresses, remotesNamed, root } from '../../processes/apps.ts'
import { releaseActions } from './actions.ts'
import { composeRemote } from './build/release-remote.ts'
import { releaseDifferences } from './gate/release-differences.ts'
import { openReleases } from './open-releases.ts'
import { previewSite } from './preview-site.ts'
import { headCommit, publish } from './publish.ts'
import { commentText } from './pull-request/comment.ts'
import { takePictures } from './pull-request/pictures.ts'
import { pullRequestVersion } from './pull-request/versions.ts'
import { sitemapOf } from './smoke-test/on-a-server.ts'
import { pagesOf } from './smoke-test/pages.ts'

/**
 * `npm run release -- preview flights --pull-request 42` publishes `1.1.0-pr42-abc1234` and signs a link to it
 * (`--site`, `--hours`). Into `--out` it writes `comment.md` and pictures of the screens (and each `--screen`), live
 * and previewed. The comment links to the pictures at `--pictures-at`, else to files beside it.
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
  const site = previewSite(process.env, values.site)
  const releases = await openReleases(releasesAddresses)
  const { store } = releases
  const [app] = remotesNamed(await findRemotes(), [vertical])
  if (!app) throw new Error(`There is no ${vertical} here.`)
  const commit = values.commit ?? (await headCommit(root))
  if (!commit) throw new Error('There is no git repository here: name the --commit.')
  const version = pullRequestVersion(app.version, number, commit)
  const composed = await composeRemote(app.directory, version)
  const { name } = await publish(store, composed, root)
  const { preview: makeLink } = releaseActions(releases)
  const hours = Number(values.hours)
  const { url: link, expiresAt } = await makeLink({ [name]: version }, hours, site)
  const live = liveVersions(await releases.registry.read())[name]
  const before = live && (await store.read(name, live))
  const sitemap = await sitemapOf(new URL(link).origin)
  const pages = pagesOf([composed.release], sitemap, new Date())
  // Pictures need no selection.
  const own = pages.filter(({ from }) => !from).map(({ address }) => address)
  const screens = [...own, ...values.screen]
  const folder = values.out ?? join(root, '.cache/previews', `${name}-${version}`)
  const comment = commentText({
    name,
    version,
    link,
    expiresAt,
    compared: await takePictures(link, screens, folder),
    differences: before ? await releaseDifferences(store, before, composed.release) : null,
    picturesAt: values['pictures-at'] ?? null,
  })
  await writeFile(join(folder, 'comment.md'), comment)
  console.log(`${link}\n${folder}/comment.md`)
}
