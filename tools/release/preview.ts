import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from '@storefront/chromium'
import { type Published, releaseRemote } from '@storefront/federation/cli'
import {
  liveVersions,
  NotFitError,
  openPlace,
  pullRequestVersion,
  RegistryChangeError,
  ReleaseConflictError,
  releaseDesk,
  releaseDifferences,
} from '@storefront/releases'
import { findRemotes, releasesAddresses, remotesNamed, root } from '../apps.ts'
import { sitemapOf } from './look/on-a-server.ts'
import { readPreviewing } from './previewing.ts'
import { commentText } from './pull-request/comment.ts'
import { takePictures } from './pull-request/pictures.ts'
import { screensOf } from './pull-request/screens.ts'

/**
 * `npm run preview -- flights --pull-request 42`: builds and publishes flights as `1.1.0-pr42-abc1234`, makes a link that
 * shows it on the site (`--site`, `--hours`), and writes a folder (`--out`) with pictures of its screens (and each `--screen`) beside the live
 * ones and `comment.md`, whose pictures are at `--pictures-at` where they do not lie beside it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'pull-request': { type: 'string', default: '' },
    commit: { type: 'string', default: head() },
    site: { type: 'string' },
    hours: { type: 'string', default: '48' },
    screen: { type: 'string', multiple: true, default: [] },
    out: { type: 'string' },
    'pictures-at': { type: 'string' },
  },
})
const number = Number(values['pull-request'])
const [name] = positionals
if (!name || positionals.length > 1 || !Number.isInteger(number) || number < 1) {
  console.error('npm run preview -- flights --pull-request 42')
  process.exit(2)
}
try {
  await preview(name)
} catch (error) {
  const isRefused =
    error instanceof NotFitError ||
    error instanceof RegistryChangeError ||
    error instanceof ReleaseConflictError
  if (!isRefused) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function preview(vertical: string): Promise<void> {
  const options = ['--hours', values.hours, ...(values.site ? ['--site', values.site] : [])]
  const { hours, site } = readPreviewing(options, process.env)
  await ensureChromium()
  const published = await publish(vertical)
  const desk = releaseDesk(await openPlace(releasesAddresses))
  const { url: link, expiresAt } = await desk.preview(
    { [published.name]: published.version },
    hours,
    site,
  )
  const release = await desk.read(published.name, published.version)
  if (!release) throw new Error(`${published.name} ${published.version} was not published.`)
  const liveVersion = liveVersions(await desk.registry())[published.name]
  const live = liveVersion ? await desk.read(published.name, liveVersion) : null

  const screens = [...screensOf(release, await sitemapOf(new URL(link).origin)), ...values.screen]
  const folder =
    values.out ?? join(root, '.cache/previews', `${published.name}-${published.version}`)
  const compared = await takePictures(link, screens, folder)
  const comment = commentText({
    ...published,
    link,
    expiresAt,
    compared,
    differences: live && releaseDifferences(live, release),
    picturesAt: values['pictures-at'] ?? null,
  })
  await writeFile(join(folder, 'comment.md'), comment)
  console.log(`${link}\n${folder}/comment.md: ${compared.length} screens compared`)
}

/** Builds and publishes a vertical under the version of its pull request. */
async function publish(vertical: string): Promise<Published> {
  const [app] = remotesNamed(await findRemotes(), [vertical])
  if (!app) throw new Error(`There is no ${vertical} here.`)
  const version = pullRequestVersion(app.version, number, values.commit)
  return releaseRemote(app.directory, version)
}

function head(): string {
  return spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout.trim()
}
