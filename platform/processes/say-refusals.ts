import { sentenceOf } from './refusal-sentence.ts'

// Loaded by `--import` before every command: prints an error as one sentence, a programming error with its stack.
process.on('uncaughtException', (error: unknown) => {
  console.error(sentenceOf(error) ?? error)
  process.exit(1)
})
