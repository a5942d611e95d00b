import { connect } from './database/connect.ts'
import { prepareDatabase } from './database/prepare.ts'
import { settingsFromEnvironment } from './settings.ts'

// Prepares the database and ends: a job before a new version, so that what fails stops the update and no server.
const settings = settingsFromEnvironment(process.env)
const connection = await connect(settings)
try {
  await prepareDatabase(connection, settings.log)
} finally {
  await connection.close()
}
