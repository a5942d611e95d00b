import { connect } from './database/connect.ts'
import { prepareDatabase } from './database/prepare.ts'
import { settingsFromEnvironment } from './settings.ts'

// Prepares the database and exits. Run before an update, so that a failure leaves the old version running.
const settings = settingsFromEnvironment(process.env)
const connection = await connect(settings)
try {
  await prepareDatabase(connection, settings.log)
} finally {
  await connection.close()
}
