import { connect } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { Refusal } from './http/refusal.ts'
import { loadCatalogue } from './seed/load.ts'
import { settingsFromEnvironment } from './settings.ts'

// Prepares the database and exits. Run before an update, so that a failure leaves the old version running.
const settings = settingsFromEnvironment(process.env)
const connection = await connect(settings)
try {
  await migrate(connection, settings.log)
  const replace = process.argv.includes('--replace')
  const { catalogue, edits } = await loadCatalogue(connection.db, settings, replace)
  if (catalogue === 'kept') {
    console.error(`Edits made in the database would be lost:\n${edits.join('\n')}`)
    console.error('Add --replace to load the files.')
    process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  process.exitCode = 1
} finally {
  await connection.close()
}
