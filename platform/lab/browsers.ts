import { buildIfStale, journeyReleases } from '../commands/journeys.ts'
import { releasesIn } from '../processes/apps.ts'
import { runProgram } from '../processes/run-program.ts'

// `npm run lab -- browsers` books every product in Firefox and WebKitGTK (`-- tour`: only a tour). Installs nothing.
const built = await buildIfStale()
process.exitCode =
  built ||
  (await runProgram('e2e/browsers/main.ts', process.argv.slice(2), {
    ...releasesIn(journeyReleases),
    RELEASE_STORE: journeyReleases,
  }))
