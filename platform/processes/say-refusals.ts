import { sentenceOf } from './refusal-sentence.ts'

// Loaded before every command and what it runs (`--import`): what is thrown ends it with one sentence, a mistake of ours with its stack.
process.on('uncaughtException', (error: unknown) => {
  console.error(sentenceOf(error) ?? error)
  process.exit(1)
})
